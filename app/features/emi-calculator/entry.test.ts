import assert from 'node:assert/strict';
import { test } from 'node:test';
import { entryOf, type Figure, inOtherUnit, left, typed, yearsMeant } from './entry.ts';

const amount: Figure = { kind: 'amount', min: 10_000, max: 1_000_000_000, start: 500_000 };
const months: Figure = { kind: 'months', min: 1, max: 360, start: 60 };

test('a number just typed is meant in the unit chosen after it', () => {
  const lakh = inOtherUnit(left(typed(entryOf('amount', 500_000), '25', amount), amount), 'lakh', amount);
  assert.deepEqual([lakh.value, lakh.text, lakh.problem], [2_500_000, '25', null]);
  const years = inOtherUnit(left(typed(entryOf('months', 60), '20', months), months), 'years', months);
  assert.deepEqual([years.value, years.text], [240, '20']);
});

test('a figure that stood there is the same in another unit', () => {
  assert.deepEqual(inOtherUnit(entryOf('amount', 1_234_567), 'lakh', amount).text, '12.34567');
  assert.deepEqual(inOtherUnit(entryOf('months', 250), 'years', months).text, '20 years 10 months');
  assert.equal(typed(entryOf('months', 250, 'years'), '20 years 10 months', months).value, 250);
  // 5,00,000 typed, then lakh: five hundred thousand lakh is no loan, so the amount stays.
  const kept = inOtherUnit(left(typed(entryOf('amount', 10_000), '500000', amount), amount), 'lakh', amount);
  assert.deepEqual([kept.value, kept.text], [500_000, '5']);
});

test('“20” months are asked about, “240” and “20 months” are not', () => {
  const asked = (text: string) => yearsMeant(typed(entryOf('months', 60), text, months), months);
  assert.deepEqual(['20', '30', '31', '240', '20 months', '1', 'x'].map(asked), [20, 30, null, null, null, null, null]);
});
