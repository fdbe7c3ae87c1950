import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { anyLoan } from '../../tests/loan/arbitraries.ts';
import { emi } from './emi.ts';
import { goldenLoans } from '../../tests/loan/golden-loans.ts';
import { byYear, instalmentOf, type MonthRow, monthInterest, schedule } from './schedule.ts';

const sum = (rows: readonly MonthRow[], column: Exclude<keyof MonthRow, 'month' | 'drawn'>): number =>
  rows.reduce((total, row) => total + row[column], 0);

test('the first months of the start values, as worked by hand', () => {
  const { rows, instalment } = schedule({ principal: 500_000, annualRate: 12, months: 60 });
  assert.equal(instalment, 1_112_222);
  assert.deepEqual(rows.slice(0, 2), [
    {
      month: 1,
      opening: 50_000_000,
      instalment: 1_112_222,
      interest: 500_000,
      principal: 612_222,
      extra: 0,
      closing: 49_387_778,
    },
    {
      month: 2,
      opening: 49_387_778,
      instalment: 1_112_222,
      interest: 493_878,
      principal: 618_344,
      extra: 0,
      closing: 48_769_434,
    },
  ]);
});

test('golden schedules agree to the paisa', () => {
  for (const [principal, annualRate, months, , , , , , instalment, interest, last] of goldenLoans) {
    const result = schedule({ principal, annualRate, months });
    const label = `${principal} at ${annualRate} % over ${months}`;
    assert.deepEqual(
      [result.rows[0]?.instalment, result.totals.interest, result.lastInstalment],
      [months === 1 ? last : instalment, interest, last],
      label,
    );
  }
});

test('for any loan the schedule repays it to the paisa and its columns add up', () => {
  fc.assert(
    fc.property(anyLoan, (loan) => {
      const { rows, totals, instalment, lastInstalment } = schedule(loan);
      const paise = Math.round(loan.principal * 100);
      assert.equal(rows.length, loan.months);
      assert.equal(totals.principal, paise);
      assert.equal(totals.principal, sum(rows, 'principal'));
      assert.equal(totals.interest, sum(rows, 'interest'));
      assert.equal(totals.paid, sum(rows, 'instalment'));
      assert.equal(totals.paid, totals.principal + totals.interest);
      assert.equal(rows.at(-1)?.closing, 0);
      assert.equal(rows.at(-1)?.instalment, lastInstalment);
      let balance = paise;
      for (const row of rows) {
        assert.ok(Object.values(row).every((figure) => Number.isSafeInteger(figure) && figure >= 0));
        assert.equal(row.opening, balance);
        assert.equal(row.interest, monthInterest(balance, loan.annualRate));
        assert.equal(row.principal, row.instalment - row.interest);
        assert.equal(row.closing, row.opening - row.principal);
        if (row.month < loan.months) assert.equal(row.instalment, instalment);
        balance = row.closing;
      }
    }),
    { numRuns: 5000 },
  );
});

test('the instalment is the EMI to the paisa; only a loan no one grants gives one paisa up', () => {
  fc.assert(
    fc.property(anyLoan, (loan) => {
      const { instalment } = schedule(loan);
      const rounded = instalmentOf(loan);
      if (loan.months === 1) return;
      if (loan.principal >= 500_000 || loan.months <= 240) assert.equal(instalment, rounded);
      else assert.ok(rounded - instalment >= 0 && rounded - instalment <= 1);
    }),
    { numRuns: 2000 },
  );
});

test('totals of paise stay beside the headline', () => {
  // Half a paisa a month, grown to the end, is the most that rounding can move: ₹31 at 12 % over 30 years.
  fc.assert(
    fc.property(anyLoan, (loan) => {
      const terms = { ...loan, annualRate: Math.min(loan.annualRate, 12) };
      const gap = schedule(terms).totals.paid / 100 - emi(terms).exact.total;
      const rate = terms.annualRate / 1200;
      const growth = rate === 0 ? terms.months : Math.expm1(terms.months * Math.log1p(rate)) / rate;
      assert.ok(Math.abs(gap) <= 0.01 * growth + 0.01, String(gap));
    }),
    { numRuns: 1000 },
  );
});

test('a month’s interest is exact where floating point would slip off the half', () => {
  // 5,000 paise at 8.4 % is 35 exactly; 12,500 at 8.4 % is 87.5, which rounds up.
  assert.equal(monthInterest(5_000, 8.4), 35);
  assert.equal(monthInterest(12_500, 8.4), 88);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e11 }), fc.integer({ min: 0, max: 300_000 }), (balance, units) => {
      const exact = (BigInt(balance) * BigInt(units) * 2n + 12_000_000n) / 24_000_000n;
      assert.equal(monthInterest(balance, units / 10_000), Number(exact));
    }),
    { numRuns: 5000 },
  );
});

test('years gather their months and add up to the same totals', () => {
  fc.assert(
    fc.property(anyLoan, (loan) => {
      const { rows, totals } = schedule(loan);
      const years = byYear(rows);
      assert.equal(years.length, Math.ceil(loan.months / 12));
      assert.deepEqual(
        years.flatMap((year) => year.months),
        rows,
      );
      assert.equal(
        years.reduce((total, year) => total + year.interest, 0),
        totals.interest,
      );
      assert.equal(
        years.reduce((total, year) => total + year.principal, 0),
        totals.principal,
      );
      for (const year of years) assert.equal(year.opening - year.principal, year.closing);
    }),
    { numRuns: 300 },
  );
});
