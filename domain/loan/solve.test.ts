import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { anyAmount, anyLoan, anyMonths, anyRate } from '../../tests/loan/arbitraries.ts';
import { emi, instalmentsFor } from './emi.ts';
import { goldenAmounts, goldenBalances, goldenFlat, goldenTenures } from '../../tests/loan/golden-sums.ts';
import { schedule } from './schedule.ts';
import { amountFor, flatFromReducing, interestOf, outstandingAfter, reducingFromFlat, tenureFor } from './solve.ts';

test('golden answers agree', () => {
  for (const [principal, rate, payment, months] of goldenTenures) {
    assert.equal(instalmentsFor(principal, rate, payment), months, `${principal} at ${rate} % by ${payment}`);
  }
  for (const [payment, rate, months, amount] of goldenAmounts) assert.equal(amountFor(payment, rate, months), amount);
  for (const [principal, annualRate, months, paid, balance] of goldenBalances) {
    assert.equal(outstandingAfter({ principal, annualRate, months }, paid), balance);
  }
  for (const [flat, months, reducing] of goldenFlat) {
    assert.ok(Math.abs(reducingFromFlat(flat, months) - Number(reducing)) < 1e-9, `${flat} over ${months}`);
    assert.ok(Math.abs(flatFromReducing(Number(reducing), months) - flat) < 1e-8, `${flat} over ${months}`);
  }
});

test('the dealer’s 7 % flat over two years is 12.9 % on what is still owed', () => {
  assert.equal(reducingFromFlat(7, 24).toFixed(1), '12.9');
});

test('the EMI of any tenure takes that tenure; the EMI of any amount repays that amount', () => {
  fc.assert(
    fc.property(anyAmount, anyRate, anyMonths, (principal, annualRate, months) => {
      const payment = emi({ principal, annualRate, months }).exact.emi;
      const answer = tenureFor(principal, annualRate, payment, 360);
      assert.equal(answer.months, months);
      assert.equal(amountFor(payment, annualRate, months), principal);
    }),
    { numRuns: 3000 },
  );
});

test('an amount never asks for more than the payment, and a rupee more would', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1000, max: 10_000_000 }), anyRate, anyMonths, (payment, annualRate, months) => {
      const principal = amountFor(payment, annualRate, months);
      assert.ok(emi({ principal, annualRate, months }).exact.emi <= payment + 1e-3);
      assert.ok(emi({ principal: principal + 1.01, annualRate, months }).exact.emi > payment);
    }),
    { numRuns: 2000 },
  );
});

test('a tenure is the shortest: one month less asks for more; what takes too long says the least that does not', () => {
  fc.assert(
    fc.property(
      anyAmount,
      anyRate,
      fc.integer({ min: 10, max: 10_000_000 }),
      anyMonths,
      (amount, rate, payment, most) => {
        const answer = tenureFor(amount, rate, payment, most);
        if (answer.months === null) {
          const within = tenureFor(amount, rate, answer.least, most);
          assert.ok(within.months !== null && within.months <= most);
          assert.ok(answer.least > payment);
        } else {
          assert.ok(answer.emi.exact.emi <= payment * 1.011);
          if (answer.months > 1) {
            assert.ok(emi({ principal: amount, annualRate: rate, months: answer.months - 1 }).exact.emi > payment);
          }
        }
      },
    ),
    { numRuns: 2000 },
  );
  assert.deepEqual(tenureFor(2_500_000, 8.5, 17_000, 360), {
    months: null,
    reason: 'interest-not-covered',
    least: 19_223,
  });
});

test('a payment costs less interest the larger it is, and one that covers no interest never ends', () => {
  assert.equal(Math.round(interestOf(340_000, 15, 12_000)), 82_355);
  assert.equal(interestOf(100_000, 0, 3_000), 0);
  assert.equal(interestOf(1_000_000, 12, 10_000), Number.POSITIVE_INFINITY);
  fc.assert(
    fc.property(anyAmount, anyRate, anyMonths, (principal, annualRate, months) => {
      const payment = Math.ceil(emi({ principal, annualRate, months }).exact.emi) + 1;
      const interest = interestOf(principal, annualRate, payment);
      assert.ok(interest <= emi({ principal, annualRate, months }).interest + 1);
      assert.ok(interestOf(principal, annualRate, payment * 2) <= interest);
    }),
  );
});

test('what is owed after k EMIs is the schedule’s; before the first all of it, after the last nothing', () => {
  fc.assert(
    fc.property(anyLoan, fc.nat(), (loan, at) => {
      const paid = 1 + (at % loan.months);
      assert.equal(outstandingAfter(loan, paid), schedule(loan).rows[paid - 1]?.closing);
      assert.equal(outstandingAfter(loan, 0), Math.round(loan.principal * 100));
      assert.equal(outstandingAfter(loan, loan.months), 0);
      assert.equal(outstandingAfter(loan, loan.months + 5), 0);
    }),
    { numRuns: 300 },
  );
});

test('flat to reducing and back is the same rate', () => {
  fc.assert(
    fc.property(anyRate, anyMonths, (rate, months) => {
      assert.ok(Math.abs(reducingFromFlat(flatFromReducing(rate, months), months) - rate) < 1e-6);
      assert.ok(Math.abs(flatFromReducing(reducingFromFlat(rate, months), months) - rate) < 1e-6);
      assert.ok(reducingFromFlat(rate, months) >= rate - 1e-9);
    }),
    { numRuns: 1000 },
  );
});
