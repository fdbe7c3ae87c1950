import assert from 'node:assert/strict';
import { test } from 'node:test';
import { figuresIn, groundOf, ungrounded } from './figure-guard.ts';

const read = (text: string) =>
  figuresIn(text)
    .map(({ kind, value }) => `${kind}${value}`)
    .join(' ');

test('figures are found with what they measure', () => {
  const rows: [string, string][] = [
    ['7.3–10.5% a year', '%7.3 %10.5'],
    ['₹5 lakh–₹10 crore', '₹500000 ₹100000000'],
    ['5 to 7 years, 60 months', 'm60 m84 m60'],
    ['24–48 घंटे, 5–10 कार्य दिवस', 'h24 h48 d5 d10'],
    ['१५ लाख', '₹1500000'],
    ['just one percent', '%1'],
    ['ek pratishat', '%1'],
    ['one of our advisors', ''],
    ['a score of 750+', 'n750'],
    ['₹14,771', '₹14771'],
    // Any script's digits.
    ['７.３% and ٧٪, ৫ lakh, ௫ %, 𝟳 years, ７％', '%7.3 n7 ₹500000 %5 m84 %7'],
    // Numbers in words.
    ['twenty-five percent, seven point three five per cent', '%25 %7.35'],
    ['two and a half percent, half a percent, three quarters of a percent', '%2.5 %0.5 %0.75'],
    ['one hundred and twenty months, a lakh, a hundred crore', 'm120 ₹100000 ₹1000000000'],
    ['seven hundred fifty is a fine score, zero fee, fifty of them', 'n750 n0 n50'],
    ['sadhe saat pratishat, dhai lakh, sava crore, paune do saal', '%7.5 ₹250000 ₹12500000 m21'],
    ['saat sau pachas, do sau rupaye, unchas hazaar, saat point teen fisadi', 'n750 ₹200 ₹49000 %7.3'],
    ['साढ़े सात प्रतिशत, सात सौ पचास, उनसठ महीने, शून्य शुल्क', '%7.5 n750 m59 n0'],
    ['hum aapke saath hain, bata do, ek baar, three steps, one or two of them', ''],
  ];
  for (const [text, wanted] of rows) assert.equal(read(text), wanted, text);
});

test('a figure needs its own unit to be grounded', () => {
  const ground = [groundOf(['7.3–10.5%', '30 years'])];
  assert.deepEqual(ungrounded('From 7.3% for 30 years', ground, ''), []);
  assert.deepEqual(ungrounded('From 1% for 30 years', ground, ''), ['%1']);
  assert.deepEqual(ungrounded('Up to ₹30 lakh', ground, ''), ['₹3000000']);
  assert.deepEqual(ungrounded('An income of 18000', ground, 'I earn 18000'), []);
});
