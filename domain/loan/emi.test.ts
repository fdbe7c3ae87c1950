import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { anyLoan } from '../../tests/loan/arbitraries.ts';
import { annuity, emi, noEmi } from './emi.ts';
import { goldenLoans } from '../../tests/loan/golden-loans.ts';

test('the start values of the page give the promised figures', () => {
  const result = emi({ principal: 500_000, annualRate: 12, months: 60 });
  assert.deepEqual(
    [result.emi, result.total, result.interest, result.principalPercent, result.interestPercent],
    [11_122, 667_333, 167_333, 74.9, 25.1],
  );
});

test('golden loans agree to the rupee, and unrounded to twelve digits', () => {
  assert.ok(goldenLoans.length >= 40);
  for (const [principal, annualRate, months, exact, ...shown] of goldenLoans) {
    const result = emi({ principal, annualRate, months });
    const label = `${principal} at ${annualRate} % over ${months}`;
    assert.deepEqual([result.emi, result.total, result.interest, result.principalPercent], shown.slice(0, 4), label);
    assert.ok(Math.abs(result.exact.emi - Number(exact)) <= Number(exact) * 1e-12 + 1e-10, label);
  }
});

test('without interest the EMI is P/N and the total is P', () => {
  fc.assert(
    fc.property(anyLoan, (loan) => {
      const result = emi({ ...loan, annualRate: 0 });
      assert.equal(result.exact.emi, loan.principal / loan.months);
      assert.equal(result.exact.total, loan.principal);
      assert.ok(Object.is(result.interest, 0));
      assert.deepEqual([result.principalPercent, result.interestPercent], [100, 0]);
    }),
  );
});

test('rates too small to matter lead to P/N without a jump', () => {
  for (const annualRate of [1e-4, 1e-8, 1e-12, 1e-100, Number.MIN_VALUE]) {
    const { exact, interest } = emi({ principal: 1e9, annualRate, months: 360 });
    assert.ok(Math.abs(exact.emi / (1e9 / 360) - 1) <= annualRate, String(annualRate));
    assert.ok(interest >= 0);
  }
});

test('EMI, total and interest rise with the rate', () => {
  fc.assert(
    fc.property(anyLoan, fc.integer({ min: 1, max: 100_000 }), (loan, step) => {
      const lower = emi(loan);
      const higher = emi({ ...loan, annualRate: loan.annualRate + step / 10_000 });
      assert.ok(higher.exact.emi > lower.exact.emi);
      assert.ok(higher.exact.total > lower.exact.total);
      assert.ok(higher.emi >= lower.emi && higher.interest >= lower.interest);
    }),
    { numRuns: 3000 },
  );
});

test('EMI rises with the amount, in proportion', () => {
  fc.assert(
    fc.property(anyLoan, fc.integer({ min: 1, max: 1e7 }), (loan, more) => {
      const larger = emi({ ...loan, principal: loan.principal + more }).exact.emi;
      const smaller = emi(loan).exact.emi;
      assert.ok(larger > smaller);
      assert.ok(Math.abs(larger / smaller / ((loan.principal + more) / loan.principal) - 1) < 1e-12);
    }),
    { numRuns: 3000 },
  );
});

test('a longer tenure lowers the EMI and never the interest', () => {
  fc.assert(
    fc.property(anyLoan, (loan) => {
      const longer = emi({ ...loan, months: loan.months + 1 });
      assert.ok(longer.exact.emi < emi(loan).exact.emi);
      assert.ok(longer.exact.interest >= emi(loan).exact.interest - 1e-3);
    }),
  );
});

test('the shares have one decimal and make 100.0; the instalments are worth the loan', () => {
  fc.assert(
    fc.property(anyLoan, (loan) => {
      const result = emi(loan);
      const tenths = [result.principalPercent * 10, result.interestPercent * 10].map(Math.round);
      assert.equal((tenths[0] ?? 0) + (tenths[1] ?? 0), 1000);
      assert.equal(result.principalPercent, Number(result.principalPercent.toFixed(1)));
      const worth = result.exact.emi * annuity(loan.annualRate / 1200, loan.months);
      assert.ok(Math.abs(worth / loan.principal - 1) < 1e-12);
    }),
    { numRuns: 3000 },
  );
});

test('with whole rupees, principal and interest as shown add up to the total as shown', () => {
  fc.assert(
    fc.property(anyLoan, (loan) => {
      const principal = Math.round(loan.principal);
      const result = emi({ ...loan, principal });
      assert.equal(principal + result.interest, result.total);
    }),
    { numRuns: 3000 },
  );
});

test('what is no loan is refused; nothing borrowed is nothing owed', () => {
  assert.equal(emi({ principal: 0, annualRate: 12, months: 60 }), noEmi);
  for (const bad of [
    { months: 0 },
    { months: 1.5 },
    { annualRate: -1 },
    { principal: Number.NaN },
    { principal: -1 },
  ]) {
    assert.throws(() => emi({ principal: 1000, annualRate: 12, months: 12, ...bad }), RangeError);
  }
});
