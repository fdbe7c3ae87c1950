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
