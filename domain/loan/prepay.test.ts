import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { anyLoan, anyPrepayPlan } from '../../tests/loan/arbitraries.ts';
import { planned } from './plan.ts';
import { noPrepayment, prepay } from './prepay.ts';
import { instalmentOf, schedule } from './schedule.ts';

const home = { principal: 5_000_000, annualRate: 8.5, months: 240 };

test('with nothing paid extra, nothing changes', () => {
  for (const mode of ['keep-emi', 'keep-tenure'] as const) {
    const result = prepay(home, { ...noPrepayment, mode });
    const { emis, ...after } = result.after;
    assert.deepEqual(after, schedule(home));
    assert.deepEqual([result.monthsSaved, result.interestSaved, result.extraPaid], [0, 0, 0]);
    assert.deepEqual(result.newEmis, []);
  }
});

test('keeping the EMI ends the loan sooner', () => {
  const { before, after, monthsSaved, interestSaved, extraPaid } = prepay(home, {
    ...noPrepayment,
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
  const { before, after, monthsSaved, interestSaved, newEmis } = prepay(home, {
    ...noPrepayment,
    extras: [{ month: 24, amount: 500_000 }],
    mode: 'keep-tenure',
  });
  assert.equal(monthsSaved, 0);
  assert.equal(after.rows[23]?.instalment, before.instalment);
  const balance = (after.rows[23]?.closing ?? 0) / 100;
  const lower = instalmentOf({ principal: balance, annualRate: 8.5, months: 216 });
  assert.deepEqual(newEmis, [{ fromMonth: 25, emi: lower }]);
  assert.equal(after.rows[24]?.instalment, lower);
  assert.ok(interestSaved > 0);
});

test('payments in one month are added, and a yearly one falls on the last month of each loan year', () => {
  const { after } = prepay(home, {
    ...noPrepayment,
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
  const result = prepay(home, {
    ...noPrepayment,
    extras: [
      { month: 1, amount: 1e9 },
      { month: 9, amount: 500 },
    ],
  });
  assert.equal(result.after.rows.length, 1);
  assert.equal(result.extraPaid, result.after.rows[0]?.extra);
  assert.equal(result.after.totals.paid, home.principal * 100 + result.after.totals.interest);
  assert.equal(result.monthsSaved, 239);
});

test('a payment every month starts where it is told to, and a yearly one may fall on any month', () => {
  const { after } = prepay(home, { ...noPrepayment, monthly: 10, monthlyFrom: 3, yearly: 100, yearlyFrom: 4 });
  assert.deepEqual(
    after.rows.slice(0, 17).map((row) => row.extra / 100),
    [0, 0, 10, 110, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 110, 10],
  );
});

test('the new EMI is the one in force, not the odd last instalment', () => {
  // The page once showed the last row's ₹4,532.28 as the EMI of someone who paid ₹60,000 a year extra from year one.
  const { newEmis, after } = prepay(
    { principal: 2_500_000, annualRate: 8.5, months: 240 },
    { ...noPrepayment, yearly: 60_000, mode: 'keep-tenure' },
  );
  assert.deepEqual(newEmis[0], { fromMonth: 13, emi: 2_116_431 });
  assert.equal(after.rows[12]?.instalment, 2_116_431);
  assert.equal(newEmis.length, 18);
});

test('for any plan the loan is repaid to the paisa and never costs more', () => {
  fc.assert(
    fc.property(anyLoan, anyPrepayPlan, (loan, chosen) => {
      const { before, after, monthsSaved, interestSaved, newEmis } = prepay(loan, chosen);
      assert.equal(after.totals.principal + after.totals.extra, Math.round(loan.principal * 100));
      assert.equal(after.totals.paid, after.totals.principal + after.totals.interest + after.totals.extra);
      assert.equal(after.rows.at(-1)?.closing, 0);
      assert.ok(monthsSaved >= 0);
      assert.ok(interestSaved >= 0, `${before.totals.interest} ${after.totals.interest}`);
      assert.ok(after.totals.paid <= before.totals.paid);
      if (chosen.mode === 'keep-emi') assert.deepEqual(newEmis, []);
      assert.ok(
        after.rows.every((row) => Object.values(row).every((figure) => Number.isSafeInteger(figure) && figure >= 0)),
      );
    }),
    { numRuns: 3000 },
  );
});

test('a few rupees paid early do not cost more for the rounding of the EMI they lower', () => {
  // ₹1 paid after five years saves ₹13; the EMI, rounded anew to the paisa, would have cost ₹9.53 more than before.
  const loan = { principal: 2_000_000, annualRate: 10.5, months: 360 };
  const plan = { ...noPrepayment, extras: [{ month: 60, amount: 1 }], mode: 'keep-tenure' as const };
  assert.equal(planned(loan, { prepay: plan }).totals.interest - schedule(loan).totals.interest, 9_53);
  assert.equal(prepay(loan, plan).interestSaved, 12_92);
});
