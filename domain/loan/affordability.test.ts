import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { affordability } from './affordability.ts';
import { anyMonths, anyRate } from './arbitraries.ts';
import { emi } from './emi.ts';

const limits = { min: 10_000, max: 1_000_000_000 };
const INPUT = { income: 80_000, existingEmis: 10_000, annualRate: 8.5, months: 240, share: 50, limits };

test('half of ₹80,000 less ₹10,000 of EMIs carries ₹34.56 lakh over 20 years at 8.5 %', () => {
  const result = affordability(INPUT);
  assert.equal(result.room, 30_000);
  assert.equal(result.amount, 3_456_000);
  assert.equal(result.emi.emi, 29_992);
  assert.equal(result.decidedBy, 'income');
});

test('why there is no more, or nothing', () => {
  assert.deepEqual(
    [
      affordability({ ...INPUT, existingEmis: 40_000 }),
      affordability({ ...INPUT, existingEmis: 90_000 }),
      affordability({ ...INPUT, limits: { min: 5_000_000, max: 9_000_000 } }),
      affordability({ ...INPUT, limits: { min: 10_000, max: 2_000_000 } }),
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
