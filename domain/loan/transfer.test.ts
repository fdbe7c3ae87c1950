import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { anyMonths, anyPrincipal, anyRate } from '../../tests/loan/arbitraries.ts';
import { transfer } from './transfer.ts';

const loan = { outstanding: 4_000_000, oldRate: 9.5, newRate: 8.5, months: 180, costs: 40_000 };

test('a lower rate pays its costs back and then saves', () => {
  // Checked against Python's decimal module at 50 digits.
  const result = transfer(loan);
  assert.deepEqual([result.staying.emi, result.moving.emi], [41_769, 39_390]);
  assert.equal(Math.round(result.monthlyDifference), 2379);
  assert.equal(result.breakEvenMonth, 17);
  assert.equal(Math.round(result.saving), 388_293);
});

test('costs above what there is to save, or a rate that is no lower, never break even', () => {
  assert.equal(transfer({ ...loan, costs: 500_000 }).breakEvenMonth, null);
  assert.ok(transfer({ ...loan, costs: 500_000 }).saving < 0);
  assert.equal(transfer({ ...loan, newRate: 9.5, costs: 0 }).breakEvenMonth, null);
  assert.equal(transfer({ ...loan, newRate: 10 }).breakEvenMonth, null);
});

test('without costs a lower rate is ahead at once', () => {
  assert.equal(transfer({ ...loan, costs: 0 }).breakEvenMonth, 0);
});

test('break-even comes within the loan exactly when there is a saving', () => {
  const input = fc.record({
    outstanding: anyPrincipal,
    oldRate: anyRate,
    newRate: anyRate,
    months: anyMonths,
    costs: fc.integer({ min: 0, max: 1_000_000 }),
  });
  fc.assert(
    fc.property(input, (move) => {
      const { saving, breakEvenMonth, monthlyDifference } = transfer(move);
      if (Math.abs(saving) < 0.01) return;
      assert.equal(breakEvenMonth !== null, saving > 0);
      if (!breakEvenMonth) return;
      assert.ok(breakEvenMonth * monthlyDifference >= move.costs - 1e-3);
      assert.ok((breakEvenMonth - 1) * monthlyDifference < move.costs + 1e-3);
    }),
    { numRuns: 3000 },
  );
});
