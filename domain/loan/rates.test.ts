import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { anyLoan, anyMonths, anyRates } from '../../tests/loan/arbitraries.ts';
import { planned } from './plan.ts';
import { moveKinds, type RateChange } from './rates.ts';
import { instalmentOf, schedule } from './schedule.ts';

const home = { principal: 5_000_000, annualRate: 8.5, months: 240 };
const under = (change: RateChange, longest = 360) => planned(home, { rates: { changes: [change], longest } });

test('from 8.5 to 9.25 % after two years: the EMI rises by ₹2,236, or the loan takes 33 months more', () => {
  const emi = under({ month: 25, annualRate: 9.25, moves: 'emi' });
  const balance = (emi.rows[23]?.closing ?? 0) / 100;
  const risen = instalmentOf({ principal: balance, annualRate: 9.25, months: 216 });
  assert.equal(risen - schedule(home).instalment, 2236_11);
  assert.equal(emi.rows[24]?.instalment, risen);
  assert.equal(emi.rows.length, 240);

  const tenure = under({ month: 25, annualRate: 9.25, moves: 'tenure' });
  assert.ok(tenure.rows.slice(0, -1).every((row) => row.instalment === schedule(home).instalment));
  assert.equal(tenure.rows.length, 273);
  assert.deepEqual(
    tenure.rateEvents.map(({ endBefore, endAfter, forced }) => [endBefore, endAfter, forced]),
    [[240, 273, null]],
  );
});

test('where the tenure cannot give way, the EMI rises and it is said why', () => {
  const [bound] = under({ month: 13, annualRate: 10.5, moves: 'tenure' }, 300).rateEvents;
  assert.deepEqual([bound?.forced, bound?.endAfter], ['longest-tenure', 300]);
  assert.ok((bound?.emiAfter ?? 0) > (bound?.emiBefore ?? 0));
  // ₹43,391 a month does not cover 11.5 % on ₹49 lakh: the loan would grow for ever.
  const [grows] = under({ month: 13, annualRate: 11.5, moves: 'tenure' }).rateEvents;
  assert.deepEqual([grows?.forced, grows?.endAfter], ['interest-not-covered', 360]);
});

test('a longest tenure below the one agreed does not shorten the loan', () => {
  const [event] = under({ month: 13, annualRate: 9, moves: 'tenure' }, 120).rateEvents;
  assert.deepEqual([event?.endBefore, event?.endAfter, event?.forced], [240, 240, 'longest-tenure']);
});

test('a change to the same rate changes nothing, whatever was to move', () => {
  fc.assert(
    fc.property(
      anyLoan,
      fc.array(fc.tuple(anyMonths, fc.constantFrom(...moveKinds)), { maxLength: 4 }),
      fc.integer({ min: 1, max: 480 }),
      (loan, when, longest) => {
        const changes = when.map(([month, moves]) => ({ month, moves, annualRate: loan.annualRate }));
        const { emis, rateEvents, ...course } = planned(loan, { rates: { changes, longest } });
        assert.deepEqual(course, schedule(loan));
        assert.deepEqual([emis.length, rateEvents.length], [1, 0]);
      },
    ),
    { numRuns: 500 },
  );
});

test('for any changes: only what was chosen moves, unless it is said, and no tenure passes the longest', () => {
  fc.assert(
    fc.property(anyLoan, anyRates, (loan, rates) => {
      const { rows, rateEvents } = planned(loan, { rates });
      assert.ok(rows.length <= Math.max(loan.months, rates.longest));
      for (const { change, emiBefore, emiAfter, endBefore, endAfter, forced } of rateEvents) {
        if (change.moves === 'emi') assert.deepEqual([endAfter, forced], [endBefore, null]);
        else if (forced) assert.ok(emiAfter >= emiBefore && endAfter >= endBefore);
        else assert.equal(emiAfter, emiBefore);
      }
    }),
    { numRuns: 1000 },
  );
});

test('a lower rate never costs more, a higher one never less', () => {
  fc.assert(
    fc.property(anyLoan, fc.nat(), fc.constantFrom(...moveKinds), fc.boolean(), (terms, at, moves, up) => {
      // In steps that outweigh the rounding of an EMI to the paisa.
      const loan = { ...terms, principal: terms.principal + 500_000, months: Math.min(terms.months, 240) };
      const month = 2 + (at % loan.months);
      const annualRate = Math.max(0, loan.annualRate + (up ? 0.25 : -0.25));
      const before = schedule(loan).totals.interest;
      const after = planned(loan, { rates: { changes: [{ month, annualRate, moves }], longest: 360 } }).totals.interest;
      assert.ok(up ? after >= before : after <= before, `${before} ${after}`);
    }),
    { numRuns: 1000 },
  );
});
