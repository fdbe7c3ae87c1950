import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { formatFinancialYear, formatMonth } from '../money/format.ts';
import { readMonth, writeMonth } from '../money/month.ts';
import { anyLoan } from '../../tests/loan/arbitraries.ts';
import { calendarYear, debtFreeIn, financialYear, monthOf, yearKinds, yearsOf } from './calendar.ts';
import { byYear, schedule } from './schedule.ts';

const month = (text: string): number => readMonth(text) ?? assert.fail(text);
const anyStart = fc.integer({ min: 2000 * 12, max: 2060 * 12 });

test('fifteen years from April 2026 end in March 2041', () => {
  const { rows } = schedule({ principal: 3_000_000, annualRate: 9, months: 180 });
  const start = month('2026-04');
  assert.equal(formatMonth(debtFreeIn(start, rows)), 'March 2041');
  assert.equal(formatMonth(monthOf(start, 1)), 'April 2026');
  const years = byYear(rows, financialYear(start));
  assert.equal(years.length, 15);
  assert.ok(years.every(({ months }) => months.length === 12));
  assert.equal(formatFinancialYear(years.at(-1)?.year ?? 0), '2040–41');
});

test('a loan begun in November has short years at both ends', () => {
  const { rows } = schedule({ principal: 500_000, annualRate: 12, months: 24 });
  const start = month('2026-11');
  const lengths = (years: ReturnType<typeof byYear>) => years.map(({ year, months }) => [year, months.length]);
  assert.deepEqual(lengths(byYear(rows, calendarYear(start))), [
    [2026, 2],
    [2027, 12],
    [2028, 10],
  ]);
  assert.deepEqual(lengths(byYear(rows, financialYear(start))), [
    [2026, 5],
    [2027, 12],
    [2028, 7],
  ]);
});

test('however the rows are gathered, each month stands in its year and the years add up', () => {
  fc.assert(
    fc.property(anyLoan, anyStart, fc.constantFrom(...yearKinds), (loan, start, kind) => {
      const { rows, totals } = schedule(loan);
      const years = byYear(rows, yearsOf(kind, start));
      assert.deepEqual(
        years.flatMap(({ months }) => months),
        rows,
      );
      const sum = (column: 'interest' | 'principal' | 'instalment') =>
        years.reduce((total, year) => total + year[column], 0);
      assert.deepEqual(
        [sum('interest'), sum('principal'), sum('instalment')],
        [totals.interest, totals.principal, totals.instalments],
      );
      for (const { year, months } of years) {
        for (const row of months) {
          const date = new Date(Date.UTC(Math.floor(start / 12), (start % 12) + row.month - 1, 15));
          const begins = kind === 'financial' && date.getUTCMonth() < 3 ? 1 : 0;
          assert.equal(year, kind === 'loan' ? Math.ceil(row.month / 12) : date.getUTCFullYear() - begins);
        }
      }
    }),
    { numRuns: 200 },
  );
});

test('without a start there are only years of the loan', () => {
  for (const kind of yearKinds) assert.equal(yearsOf(kind, null), undefined);
});

test('a month is read and written as an input of months does', () => {
  assert.equal(writeMonth(month('2026-11')), '2026-11');
  assert.equal(writeMonth(month(' 2027-01 ') - 1), '2026-12');
  for (const text of ['', '2026', '2026-13', '2026-00', '26-11', '2026-1', '11-2026', '3026-01', 'x']) {
    assert.equal(readMonth(text), null, text);
  }
  fc.assert(fc.property(anyStart, (start) => assert.equal(readMonth(writeMonth(start)), start)));
  assert.deepEqual([1999, 2009, 2026, 2099].map(formatFinancialYear), ['1999–2000', '2009–10', '2026–27', '2099–2100']);
});
