import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { anyLoan } from './arbitraries.ts';
import { apr, compareOffers } from './apr.ts';
import { annuity, emi } from './emi.ts';

test('the example of the Key Facts Statement: ₹20,000 at 15 % over 24 months with ₹400 of charges is 17.07 %', () => {
  const result = apr({ principal: 20_000, annualRate: 15, months: 24 }, 400);
  assert.equal(result?.nominal.toFixed(2), '17.07');
  assert.equal(result?.effective.toFixed(2), '18.47');
});

test('without fees it is the quoted rate', () => {
  const result = apr({ principal: 500_000, annualRate: 12, months: 60 }, 0);
  assert.equal(result?.nominal, 12);
  assert.equal(result?.effective.toFixed(4), '12.6825');
});

test('at rate 0 a fee is the whole cost; one month is simple interest', () => {
  assert.ok((apr({ principal: 100_000, annualRate: 0, months: 12 }, 1000)?.nominal ?? 0) > 0);
  const single = apr({ principal: 100_000, annualRate: 0, months: 1 }, 50_000);
  assert.ok(Math.abs((single?.monthly ?? 0) - 1) < 1e-12);
});

test('fees that eat the loan leave no rate to state', () => {
  assert.equal(apr({ principal: 100_000, annualRate: 12, months: 12 }, 100_000), null);
  assert.equal(apr({ principal: 100_000, annualRate: 12, months: 12 }, 200_000), null);
});

test('for any loan and fee the instalments at that rate are worth what was received', () => {
  fc.assert(
    fc.property(anyLoan, fc.double({ min: 0, max: 0.99, noNaN: true }), (loan, part) => {
      const fee = Math.floor(loan.principal * part);
      const result = apr(loan, fee);
      assert.ok(result && Number.isFinite(result.effective));
      const worth = emi(loan).exact.emi * annuity(result.monthly, loan.months);
      assert.ok(Math.abs(worth / (loan.principal - fee) - 1) < 1e-9, `${worth}`);
      assert.ok(result.nominal >= loan.annualRate - 1e-9);
      assert.ok(result.effective >= result.nominal - 1e-9);
    }),
    { numRuns: 3000 },
  );
});

test('a higher fee never lowers the rate', () => {
  fc.assert(
    fc.property(anyLoan, fc.integer({ min: 0, max: 5000 }), (loan, fee) => {
      assert.ok((apr(loan, fee + 100)?.nominal ?? 0) > (apr(loan, fee)?.nominal ?? 0) - 1e-9);
    }),
  );
});

test('offers: the lowest EMI, the lowest cost and the lowest rate need not be the same', () => {
  const { offers, lowestEmi, lowestCost, lowestApr } = compareOffers(1_000_000, [
    { annualRate: 10.5, months: 60, fee: 25_000 },
    { annualRate: 11, months: 60, fee: 0 },
    { annualRate: 11.2, months: 84, fee: 0 },
  ]);
  assert.deepEqual([lowestEmi, lowestCost, lowestApr], [2, 1, 1]);
  assert.deepEqual(
    offers.map((offer) => offer.emi.emi),
    [21_494, 21_742, 17_228],
  );
  for (const offer of offers) {
    assert.ok(Math.abs(offer.totalCost - 1_000_000 - offer.costOfCredit) < 1e-6);
  }
});

test('one offer, or none, is no comparison', () => {
  assert.equal(compareOffers(1_000_000, [{ annualRate: 10, months: 12, fee: 0 }]).lowestCost, null);
  assert.equal(compareOffers(1_000_000, []).lowestApr, null);
});
