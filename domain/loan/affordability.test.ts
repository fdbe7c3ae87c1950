import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { affordability } from './affordability.ts';
import { anyMonths, anyRate } from '../../tests/loan/arbitraries.ts';
import { emi } from './emi.ts';

const limits = { min: 10_000, max: 1_000_000_000 };
const given = { income: 80_000, existingEmis: 10_000, annualRate: 8.5, months: 240, share: 50, limits };

test('half of ₹80,000 less ₹10,000 of EMIs carries ₹34.56 lakh over 20 years at 8.5 %', () => {
  const result = affordability(given);
  assert.equal(result.room, 30_000);
  assert.equal(result.amount, 3_456_000);
  assert.equal(result.emi.emi, 29_992);
  assert.equal(result.decidedBy, 'income');
});

test('why there is no more, or nothing', () => {
  assert.deepEqual(
    [
      affordability({ ...given, existingEmis: 40_000 }),
      affordability({ ...given, existingEmis: 90_000 }),
      affordability({ ...given, limits: { min: 5_000_000, max: 9_000_000 } }),
      affordability({ ...given, limits: { min: 10_000, max: 2_000_000 } }),
    ].map(({ amount, decidedBy }) => [amount, decidedBy]),
    [
      [0, 'no-room'],
      [0, 'no-room'],
      [0, 'below-minimum'],
      [2_000_000, 'maximum'],
    ],
  );
});

test('the amount fits the room, and a thousand more would not', () => {
  const input = fc.record({
    income: fc.integer({ min: 1_000, max: 100_000_000 }),
    existingEmis: fc.integer({ min: 0, max: 1_000_000 }),
    annualRate: anyRate,
    months: anyMonths,
    share: fc.integer({ min: 10, max: 80 }),
    limits: fc.constant(limits),
  });
  fc.assert(
    fc.property(input, (person) => {
      const { room, amount, emi: result, decidedBy } = affordability(person);
      assert.ok(result.exact.emi <= room * (1 + 1e-12));
      assert.equal(amount % 1000, 0);
      if (decidedBy !== 'income') return;
      const more = emi({ principal: amount + 1000, annualRate: person.annualRate, months: person.months });
      assert.ok(more.exact.emi > room * (1 - 1e-12));
    }),
    { numRuns: 2000 },
  );
});

test('a rate and a tenure the product does not have are brought within it, and it is said', () => {
  // A personal loan was once offered over 30 years at a home loan’s rate, and calculating it gave another EMI.
  const product = { rate: { min: 10.5, max: 24 }, months: { min: 12, max: 60 } };
  const result = affordability({
    ...given,
    annualRate: 8.5,
    months: 360,
    limits: { min: 50_000, max: 5_000_000 },
    product,
  });
  assert.deepEqual([result.annualRate, result.months], [10.5, 60]);
  assert.deepEqual(result.changed, [
    { field: 'rate', asked: 8.5, used: 10.5, because: 'product' },
    { field: 'months', asked: 360, used: 60, because: 'product' },
  ]);
  const { amount: principal, annualRate, months } = result;
  assert.deepEqual(emi({ principal, annualRate, months }), result.emi);
});

test('the loan ends by the last age; too little time is too little', () => {
  const product = { months: { min: 60, max: 360 }, lastAge: 65 };
  const at = (age?: number) => affordability({ ...given, months: 360, age, product });
  assert.deepEqual([at().months, at(30).months, at(50).months], [360, 360, 180]);
  assert.deepEqual(at(50).changed, [{ field: 'months', asked: 360, used: 180, because: 'age' }]);
  for (const age of [61, 65, 80]) assert.deepEqual([at(age).decidedBy, at(age).amount], ['too-old', 0]);
});

test('whatever the product allows, the EMI offered fits the room and belongs to the loan offered', () => {
  const range = (least: number, most: number) =>
    fc.tuple(fc.integer({ min: least, max: most }), fc.integer({ min: least, max: most })).map(([a, b]) => ({
      min: Math.min(a, b),
      max: Math.max(a, b),
    }));
  const person = fc.record({
    income: fc.integer({ min: 1_000, max: 10_000_000 }),
    existingEmis: fc.integer({ min: 0, max: 100_000 }),
    annualRate: anyRate,
    months: anyMonths,
    share: fc.integer({ min: 10, max: 80 }),
    age: fc.option(fc.integer({ min: 18, max: 75 }), { nil: undefined }),
    limits: range(10_000, 100_000_000),
    product: fc.record(
      { rate: range(0, 30), months: range(1, 360), lastAge: fc.integer({ min: 55, max: 75 }) },
      { requiredKeys: [] },
    ),
  });
  fc.assert(
    fc.property(person, (input) => {
      const { room, amount, emi: offered, annualRate, months, decidedBy } = affordability(input);
      assert.ok(offered.exact.emi <= room + 1e-6);
      assert.ok(offered.emi <= Math.round(room));
      if (amount === 0) return assert.ok(decidedBy !== 'income' && decidedBy !== 'maximum');
      assert.deepEqual(emi({ principal: amount, annualRate, months }), offered);
      assert.ok(amount >= input.limits.min && amount <= input.limits.max);
      const { rate, months: tenures, lastAge } = input.product;
      if (rate) assert.ok(annualRate >= rate.min && annualRate <= rate.max);
      if (tenures) assert.ok(months >= tenures.min && months <= tenures.max);
      if (input.age && lastAge) assert.ok(input.age + months / 12 <= lastAge);
    }),
    { numRuns: 2000 },
  );
});
