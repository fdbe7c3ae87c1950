import assert from 'node:assert/strict';
import { test } from 'node:test';
import { quantities } from './quantities.ts';
import { understand } from './understand.ts';

function read(text: string): string {
  const said = understand(text);
  return quantities(said.tokens, said.words)
    .map(({ measure, value }) => `${measure} ${value}`)
    .join(', ');
}

test('amounts, rates and times as people type them', () => {
  const rows: [string, string][] = [
    ['15 lakh @ 8.5% for 15 years', 'money 1500000, percent 8.5, months 180'],
    ['Rs 4,00,000, 14 percent, 36 months', 'money 400000, percent 14, months 36'],
    ['2.2 cr 9% 20yr', 'money 22000000, percent 9, months 240'],
    ['10L 9.5 pa 10y', 'money 1000000, percent 9.5, months 120'],
    ['250k at 16% over 2 years', 'money 250000, percent 16, months 24'],
    ['dedh lakh 12 pratishat 18 mahine', 'money 150000, percent 12, months 18'],
    ['sava do crore', 'money 22500000'],
    ['paune do lakh', 'money 175000'],
    ['1 crore 20 lakh', 'money 12000000'],
    ['2 lakh 50 hazar', 'money 250000'],
    ['ten lakh at nine percent for five years', 'money 1000000, percent 9, months 60'],
    ['twenty five lakh', 'money 2500000'],
    ['१२ लाख, १०%, ७ साल', 'money 1200000, percent 10, months 84'],
    ['डेढ़ करोड़', 'money 15000000'],
    ['2 years 6 months', 'months 30'],
    ['40000 mahine ki aamdani', 'money 40000'],
    ['bata do 5 lakh', 'money 500000'],
    ['cibil 720', 'bare 720'],
    ['5 din', 'days 5'],
  ];
  for (const [text, wanted] of rows) assert.equal(read(text), wanted, text);
});

test('halves after the number, millions, decimal commas and rates of the month', () => {
  const first = (text: string) => {
    const { tokens, words } = understand(text);
    const [quantity] = quantities(tokens, words);
    return quantity && [quantity.measure, quantity.value, quantity.monthly === true];
  };
  assert.deepEqual(first('two and a half years'), ['months', 30, false]);
  assert.deepEqual(first('two years and a half'), ['months', 30, false]);
  assert.deepEqual(first('three and a half lakh'), ['money', 350_000, false]);
  assert.deepEqual(first('8 and half percent'), ['percent', 8.5, false]);
  assert.deepEqual(first('7½ years'), ['months', 90, false]);
  assert.deepEqual(first('2.5 million'), ['money', 2_500_000, false]);
  assert.deepEqual(first('9,5%'), ['percent', 9.5, false]);
  for (const text of ['1% per month', '1% p.m.', 'mahine ka 1%', '1% प्रति माह', 'monthly interest of 1%'])
    assert.deepEqual(first(text), ['percent', 1, true], text);
  for (const text of ['12% monthly EMI', '12% mahine ki kist', '12% for 24 months', '12% a year'])
    assert.deepEqual(first(text), ['percent', 12, false], text);
});
