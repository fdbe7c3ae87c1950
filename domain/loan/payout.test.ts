import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { anyDrawdown, anyLoan, anyMoratorium } from '../../tests/loan/arbitraries.ts';
import { type Drawdown, type Part, untilPaidOut } from './payout.ts';
import { planned } from './plan.ts';
import { type MonthRow, schedule } from './schedule.ts';

const home = { principal: 5_000_000, annualRate: 8.5, months: 240 };
const payouts: Part[] = [
  { month: 7, amount: 1_500_000 },
  { month: 13, amount: 1_000_000 },
  { month: 19, amount: 1_000_000 },
  { month: 30, amount: 500_000 },
];
const shifted = (rows: readonly MonthRow[], by: number) => rows.map((row) => ({ ...row, month: row.month + by }));
const lent = anyLoan.chain((loan) => fc.tuple(fc.constant(loan), anyDrawdown(loan)));

test('until the last part is paid out, pre-EMI is the interest on what is out; then the loan is as agreed', () => {
  const { rows, emis, totals } = planned(home, { drawdown: { parts: payouts, until: 'pre-emi' } });
  assert.deepEqual(
    [1, 7, 13, 19].map((month) => rows[month - 1]?.instalment),
    [7083_33, 17_708_33, 24_791_67, 31_875_00],
  );
  assert.deepEqual(emis, [{ fromMonth: 30, emi: schedule(home).instalment }]);
  const preEmi = rows.slice(0, 29).reduce((sum, row) => sum + row.interest, 0);
  assert.equal(totals.interest, schedule(home).totals.interest + preEmi);
  assert.deepEqual(shifted(schedule(home).rows.slice(1), 29), rows.slice(30));
});

test('the whole EMI from the first part on ends the loan sooner and costs less than pre-EMI', () => {
  const full = planned(home, { drawdown: { parts: payouts, until: 'full-emi' } });
  assert.equal(full.rows.length, 202);
  assert.ok(full.rows.slice(0, -1).every((row) => row.instalment === schedule(home).instalment));
  fc.assert(
    fc.property(lent, ([loan, { parts }]) => {
      const interest = (until: Drawdown['until']) => planned(loan, { drawdown: { parts, until } }).totals.interest;
      assert.ok(interest('full-emi') <= interest('pre-emi'));
    }),
    { numRuns: 500 },
  );
});

test('paid out at once, it is the plain schedule either way', () => {
  fc.assert(
    fc.property(anyLoan, fc.constantFrom(...untilPaidOut), (loan, until) => {
      const { emis, rateEvents, ...course } = planned(loan, { drawdown: { parts: [], until } });
      assert.deepEqual(course, schedule(loan));
    }),
    { numRuns: 300 },
  );
});

test('a part so late that the first is repaid leaves months in which nothing is owed', () => {
  const { rows } = planned(
    { principal: 1_200_000, annualRate: 9, months: 60 },
    { drawdown: { parts: [{ month: 30, amount: 1_150_000 }], until: 'full-emi' } },
  );
  assert.deepEqual([rows[28]?.opening, rows[28]?.instalment, rows[29]?.drawn], [0, 0, 115_000_000]);
  assert.equal(rows.length, 86);
});

test('parts as large as the loan, or paid out before it, are refused', () => {
  const refused: Part[][] = [
    [{ month: 2, amount: 5_000_000 }],
    [{ month: 1, amount: 1 }],
    [{ month: 2, amount: 0 }],
    [{ month: 2, amount: -1 }],
  ];
  for (const parts of refused) {
    assert.throws(() => planned(home, { drawdown: { parts, until: 'pre-emi' } }), RangeError);
  }
});

test('months without an EMI whose interest is paid only put the rest off', () => {
  fc.assert(
    fc.property(anyLoan, anyMoratorium, (loan, { from, months }) => {
      const plain = schedule(loan);
      const { rows, totals } = planned(loan, { moratorium: { from, months, interest: 'paid' } });
      if (from > loan.months) return assert.deepEqual(rows, plain.rows);
      assert.deepEqual(rows.slice(0, from - 1), plain.rows.slice(0, from - 1));
      assert.deepEqual(rows.slice(from - 1 + months), shifted(plain.rows.slice(from - 1), months));
      const meanwhile = rows.slice(from - 1, from - 1 + months);
      assert.ok(meanwhile.every((row) => row.instalment === row.interest && row.closing === row.opening));
      assert.equal(totals.interest, plain.totals.interest + meanwhile.reduce((sum, row) => sum + row.interest, 0));
    }),
    { numRuns: 500 },
  );
});

test('interest that is added raises the EMI afterwards, and costs more than interest paid', () => {
  const loan = { principal: 1_000_000, annualRate: 10.5, months: 120 };
  const [added, paid] = (['added', 'paid'] as const).map((interest) =>
    planned(loan, { moratorium: { from: 1, months: 12, interest } }),
  );
  assert.deepEqual(added?.emis, [{ fromMonth: 13, emi: 14_980_53 }]);
  assert.deepEqual(paid?.emis, [{ fromMonth: 13, emi: 13_493_50 }]);
  assert.deepEqual([added?.rows.length, paid?.rows.length], [132, 132]);
  assert.equal(added?.rows[11]?.closing, 111_020_344);
  assert.ok((added?.totals.interest ?? 0) > (paid?.totals.interest ?? 0));
});
