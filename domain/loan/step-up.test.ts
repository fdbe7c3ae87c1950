import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { anyLoan, anyStepUp } from '../../tests/loan/arbitraries.ts';
import { planned } from './plan.ts';
import { percentOf, schedule } from './schedule.ts';

test('5 % more each year repays twenty years in twelve years and three months', () => {
  const { rows, emis } = planned({ principal: 5_000_000, annualRate: 8.5, months: 240 }, { stepUp: 5 });
  assert.equal(rows.length, 147);
  assert.deepEqual(emis.slice(0, 3), [
    { fromMonth: 1, emi: 43_391_16 },
    { fromMonth: 13, emi: 45_560_72 },
    { fromMonth: 25, emi: 47_838_76 },
  ]);
});

test('a step of 0 is the plain schedule', () => {
  fc.assert(
    fc.property(anyLoan, (loan) => {
      const { emis, rateEvents, ...course } = planned(loan, { stepUp: 0 });
      assert.deepEqual(course, schedule(loan));
    }),
    { numRuns: 300 },
  );
});

test('every twelve months the EMI rises by the step, and the loan never costs or takes more', () => {
  fc.assert(
    fc.property(anyLoan, anyStepUp, (loan, stepUp) => {
      const plain = schedule(loan);
      const { rows, totals, emis } = planned(loan, { stepUp });
      assert.ok(totals.interest <= plain.totals.interest);
      assert.ok(rows.length <= plain.rows.length);
      for (const [i, { fromMonth, emi }] of emis.entries()) {
        const before = emis[i - 1];
        if (!before) continue;
        assert.equal((fromMonth - 1) % 12, 0);
        assert.equal(emi, before.emi + percentOf(before.emi, stepUp));
      }
    }),
    { numRuns: 1000 },
  );
});

test('a share of an amount is exact where floating point would slip off the half', () => {
  assert.equal(percentOf(1_05, 50), 53);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e12 }), fc.integer({ min: 0, max: 1_000_000 }), (amount, units) => {
      const exact = (BigInt(amount) * BigInt(units) * 2n + 1_000_000n) / 2_000_000n;
      assert.equal(percentOf(amount, units / 10_000), Number(exact));
    }),
    { numRuns: 3000 },
  );
});
