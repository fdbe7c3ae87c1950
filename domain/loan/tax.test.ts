import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { anyPlannedLoan } from '../../tests/loan/arbitraries.ts';
import { financialYear } from './calendar.ts';
import { goldenTax } from './golden-tax.ts';
import { planned } from './plan.ts';
import { byYear, schedule } from './schedule.ts';
import { type TaxLimits, taxYears } from './tax.ts';

const limits: TaxLimits = { interest: 200_000_00, lateInterest: 30_000_00, principal: 150_000_00 };
const start = 2026 * 12 + 3;

test('the first and last year of ₹50 lakh at 8.5 % over 20 years, from April 2026', () => {
  const { rows } = schedule({ principal: 5_000_000, annualRate: 8.5, months: 240 });
  const years = taxYears(byYear(rows, financialYear(start)), limits, 30);
  const [first, last] = [years[0], years.at(-1)];
  assert.equal(years.length, 20);
  // Interest is far above its limit at first; the principal repaid stays below its own for some years.
  assert.deepEqual([first?.year, first?.interestDeducted], [2026, 200_000_00]);
  assert.equal(first?.principalDeducted, first?.principal);
  assert.equal((first?.interest ?? 0) + (first?.principal ?? 0), 12 * 43_391_16);
  assert.equal(first?.oldRegime, 200_000_00 + (first?.principal ?? 0));
  assert.equal(last?.interestDeducted, last?.interest);
  assert.equal(last?.principalDeducted, 150_000_00);
  assert.equal(last?.saved, Math.round((last?.oldRegime ?? 0) * 0.3));
});

test('for any course: within the limits, within what was paid, adding up to the loan, and nothing in the new regime', () => {
  fc.assert(
    fc.property(anyPlannedLoan, fc.integer({ min: 0, max: 30 }), ([loan, plan], slab) => {
      const { rows, totals } = planned(loan, plan);
      const years = taxYears(byYear(rows, financialYear(start)), limits, slab);
      assert.equal(
        years.reduce((sum, year) => sum + year.interest, 0),
        totals.interest,
      );
      for (const year of years) {
        assert.ok(year.interestDeducted <= Math.min(year.interest, limits.interest));
        assert.ok(year.principalDeducted <= Math.min(year.principal, limits.principal));
        assert.ok(year.principalDeducted >= 0);
        assert.equal(year.oldRegime, year.interestDeducted + year.principalDeducted);
        assert.equal(year.newRegime, 0);
        assert.ok(year.saved <= year.oldRegime);
      }
    }),
    { numRuns: 300 },
  );
});

test('the golden years', () => {
  for (const [[principal, annualRate, months], from, slab, possession, some, sums] of goldenTax) {
    const rows = byYear(schedule({ principal, annualRate, months }).rows, financialYear(from));
    const years = taxYears(rows, limits, slab, possession).map(
      ({ year, interestDeducted, principalDeducted, saved }) =>
        [year, interestDeducted, principalDeducted, saved] as const,
    );
    const named = `${principal} at ${annualRate} over ${months}, moved in in month ${possession}`;
    assert.deepEqual([years[0], years[Math.min(2, years.length - 1)], years.at(-1)], some, named);
    const sum = (column: 1 | 2 | 3) => years.reduce((all, year) => all + year[column], 0);
    assert.deepEqual([years.length, sum(1), sum(2), sum(3)], sums, named);
  }
});

test('interest from before one moved in is deducted whole, in five parts, where the limit leaves room', () => {
  const rows = byYear(schedule({ principal: 500_000, annualRate: 8, months: 120 }).rows, financialYear(start));
  const without = taxYears(rows, limits, 30).reduce((sum, year) => sum + year.interestDeducted, 0);
  const later = taxYears(rows, limits, 30, 30);
  assert.equal(
    later.reduce((sum, year) => sum + year.interestDeducted, 0),
    without,
  );
  assert.deepEqual(
    later.map(({ earlier }) => earlier > 0),
    rows.map((_, i) => i >= 2 && i < 7),
  );
});
