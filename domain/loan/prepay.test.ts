import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { anyLoan } from './arbitraries.ts';
import { type PrepayPlan, prepay } from './prepay.ts';
import { instalmentOf, schedule } from './schedule.ts';

const HOME = { principal: 5_000_000, annualRate: 8.5, months: 240 };
const NOTHING: PrepayPlan = { extras: [], yearly: 0, mode: 'keep-emi' };

test('with nothing paid extra, nothing changes', () => {
  for (const mode of ['keep-emi', 'keep-tenure'] as const) {
    const result = prepay(HOME, { ...NOTHING, mode });
    assert.deepEqual(result.after, schedule(HOME));
    assert.deepEqual([result.monthsSaved, result.interestSaved, result.extraPaid], [0, 0, 0]);
    assert.deepEqual(result.newInstalments, []);
  }
});

test('keeping the EMI ends the loan sooner', () => {
  const { before, after, monthsSaved, interestSaved, extraPaid } = prepay(HOME, {
    ...NOTHING,
    extras: [{ month: 24, amount: 500_000 }],
  });
  assert.equal(after.instalment, before.instalment);
  assert.equal(after.rows[23]?.extra, 50_000_000);
  assert.equal(extraPaid, 50_000_000);
  assert.equal(after.rows.length, 240 - monthsSaved);
  // An independent month-by-month run in Python's fractions gives the same two figures.
  assert.deepEqual([monthsSaved, interestSaved], [45, 145730096]);
});

test('keeping the tenure lowers the instalment from the next month', () => {
  const { before, after, monthsSaved, interestSaved, newInstalments } = prepay(HOME, {
    extras: [{ month: 24, amount: 500_000 }],
    yearly: 0,
    mode: 'keep-tenure',
  });
  assert.equal(monthsSaved, 0);
  assert.equal(after.rows[23]?.instalment, before.instalment);
  const balance = (after.rows[23]?.closing ?? 0) / 100;
  const lower = instalmentOf({ principal: balance, annualRate: 8.5, months: 216 });
  assert.deepEqual(newInstalments, [{ fromMonth: 25, instalment: lower }]);
  assert.equal(after.rows[24]?.instalment, lower);
  assert.ok(interestSaved > 0);
});

test('payments in one month are added, and a yearly one falls on the last month of each loan year', () => {
  const { after } = prepay(HOME, {
    ...NOTHING,
    extras: [
      { month: 12, amount: 1 },
      { month: 12, amount: 2 },
    ],
    yearly: 100,
  });
  assert.deepEqual(
    after.rows
      .filter((row) => row.extra > 0)
      .slice(0, 3)
      .map((row) => [row.month, row.extra]),
    [
      [12, 103_00],
      [24, 100_00],
      [36, 100_00],
    ],
  );
});

test('more than is owed repays the loan and no more', () => {
  const result = prepay(HOME, {
    ...NOTHING,
    extras: [
      { month: 1, amount: 1e9 },
      { month: 9, amount: 500 },
    ],
  });
  assert.equal(result.after.rows.length, 1);
  assert.equal(result.extraPaid, result.after.rows[0]?.extra);
  assert.equal(result.after.totals.paid, HOME.principal * 100 + result.after.totals.interest);
  assert.equal(result.monthsSaved, 239);
});

test('for any plan the loan is repaid to the paisa; keeping the EMI never costs more', () => {
  const plan = fc.record<PrepayPlan>({
    extras: fc.array(
      fc.record({ month: fc.integer({ min: 1, max: 360 }), amount: fc.integer({ min: 0, max: 10_000_000 }) }),
      { maxLength: 5 },
    ),
    yearly: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 1_000_000 })),
    mode: fc.constantFrom('keep-emi', 'keep-tenure'),
  });
  fc.assert(
    fc.property(anyLoan, plan, (loan, chosen) => {
      const { before, after, monthsSaved, interestSaved } = prepay(loan, chosen);
      assert.equal(after.totals.principal + after.totals.extra, Math.round(loan.principal * 100));
      assert.equal(after.totals.paid, after.totals.principal + after.totals.interest + after.totals.extra);
      assert.equal(after.rows.at(-1)?.closing, 0);
      assert.ok(monthsSaved >= 0);
      assert.ok(
        after.rows.every((row) => Object.values(row).every((figure) => Number.isSafeInteger(figure) && figure >= 0)),
      );
      if (chosen.mode === 'keep-emi')
        assert.ok(interestSaved >= 0, `${before.totals.interest} ${after.totals.interest}`);
    }),
    { numRuns: 3000 },
  );
});
