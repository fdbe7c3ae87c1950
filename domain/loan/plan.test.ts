import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { anyLoan, anyPlannedLoan } from '../../tests/loan/arbitraries.ts';
import { goldenPlans } from '../../tests/loan/golden-plans.ts';
import { planned } from './plan.ts';
import { noPrepayment } from './prepay.ts';
import { byYear, monthInterest, schedule } from './schedule.ts';

test('golden plans agree to the paisa', () => {
  for (const [[principal, annualRate, months], plan, sums, emis, events = []] of goldenPlans) {
    const { rows, totals, lastInstalment, ...result } = planned({ principal, annualRate, months }, plan);
    const label = `${principal} at ${annualRate} % over ${months}: ${JSON.stringify(plan)}`;
    const { interest, instalments, extra } = totals;
    assert.deepEqual([rows.length, interest, instalments, extra, lastInstalment], sums, label);
    const first = result.emis.slice(0, 2);
    const shown = result.emis.length > 2 ? [...first, ...result.emis.slice(-1)] : first;
    assert.deepEqual(
      shown.map(({ fromMonth, emi }) => [fromMonth, emi]),
      emis,
      label,
    );
    assert.deepEqual(
      result.rateEvents.map((event) => [
        event.change.month,
        event.emiAfter,
        event.endBefore,
        event.endAfter,
        event.forced,
      ]),
      events,
      label,
    );
  }
});

test('a loan to which nothing happens is the plain schedule, row for row', () => {
  const nothing = {
    prepay: { ...noPrepayment, mode: 'keep-tenure' as const },
    rates: { changes: [], longest: 360 },
    stepUp: 0,
    drawdown: { parts: [], until: 'full-emi' as const },
    moratorium: { from: 1, months: 0, interest: 'added' as const },
  };
  fc.assert(
    fc.property(anyLoan, (loan) => {
      const plain = schedule(loan);
      for (const plan of [{}, nothing]) {
        const { emis, rateEvents, ...course } = planned(loan, plan);
        assert.deepEqual(course, plain);
        assert.deepEqual(emis, [{ fromMonth: 1, emi: plain.instalment }]);
        assert.deepEqual(rateEvents, []);
      }
    }),
    { numRuns: 500 },
  );
});

test('whatever happens, every month adds up, the next goes on from it, and in the end nothing is owed', () => {
  fc.assert(
    fc.property(anyPlannedLoan, ([loan, plan]) => {
      const { rows, totals, emis } = planned(loan, plan);
      const paise = Math.round(loan.principal * 100);
      const later = (plan.drawdown?.parts ?? []).reduce((sum, { amount }) => sum + amount * 100, 0);
      const sum = (column: 'interest' | 'instalment' | 'extra' | 'principal' | 'drawn') =>
        rows.reduce((total, row) => total + (row[column] ?? 0), 0);
      let balance = paise - later;
      for (const row of rows) {
        const { opening, drawn = 0, interest, instalment, principal, extra, closing } = row;
        assert.equal(opening, balance);
        assert.equal(opening + drawn + interest - instalment - extra, closing);
        assert.equal(principal, instalment - interest);
        const { principal: _, ...rest } = row;
        assert.ok(Object.values(rest).every((figure) => Number.isSafeInteger(figure) && figure >= 0));
        // A loan grows only where interest is added to it.
        assert.ok(principal >= 0 || (instalment === 0 && plan.moratorium?.interest === 'added'));
        balance = closing;
      }
      assert.equal(balance, 0);
      assert.equal(sum('drawn'), later);
      assert.equal(sum('principal') + sum('extra'), paise);
      assert.deepEqual(
        [totals.interest, totals.instalments, totals.extra, totals.principal],
        [sum('interest'), sum('instalment'), sum('extra'), sum('principal')],
      );
      assert.equal(totals.paid, paise + totals.interest);
      assert.ok(emis.every(({ emi }, i) => emi !== emis[i - 1]?.emi));
    }),
    { numRuns: 2000 },
  );
});

test('years of any course add up, parts paid out included', () => {
  fc.assert(
    fc.property(anyPlannedLoan, ([loan, plan]) => {
      const { rows, totals } = planned(loan, plan);
      const years = byYear(rows);
      assert.equal(
        years.reduce((sum, year) => sum + year.interest, 0),
        totals.interest,
      );
      for (const { opening, drawn = 0, principal, extra, closing } of years) {
        assert.equal(opening + drawn - principal - extra, closing);
      }
    }),
    { numRuns: 300 },
  );
});

test('interest of a part counts from the month it is paid out in', () => {
  const { rows } = planned(
    { principal: 1_200_000, annualRate: 12, months: 24 },
    { drawdown: { parts: [{ month: 3, amount: 200_000 }], until: 'pre-emi' } },
  );
  assert.deepEqual(
    rows.slice(0, 3).map(({ opening, drawn, interest, instalment }) => [opening, drawn, interest, instalment]),
    [
      [100_000_000, undefined, 1_000_000, 1_000_000],
      [100_000_000, undefined, 1_000_000, 1_000_000],
      [100_000_000, 20_000_000, monthInterest(120_000_000, 12), rows[2]?.instalment],
    ],
  );
});
