import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { anyLoan } from '../../tests/loan/arbitraries.ts';
import { type Apr, apr, compareOffers } from './apr.ts';
import { annuity, emi, type LoanTerms } from './emi.ts';
import { goldenApr } from '../../tests/loan/golden-sums.ts';

/** Of a loan whose fees leave a rate to state. */
function rated(terms: LoanTerms, fee: number): Apr {
  const result = apr(terms, fee);
  return 'none' in result ? assert.fail(result.none) : result;
}

test('the example of the Key Facts Statement: ₹20,000 at 15 % over 24 months with ₹400 of charges is 17.07 %', () => {
  const result = rated({ principal: 20_000, annualRate: 15, months: 24 }, 400);
  assert.equal(result.nominal.toFixed(2), '17.07');
  assert.equal(result.effective.toFixed(2), '18.47');
});

test('golden rates with fees agree', () => {
  for (const [principal, annualRate, months, fee, nominal, effective] of goldenApr) {
    const result = rated({ principal, annualRate, months }, fee);
    assert.ok(Math.abs(result.nominal - Number(nominal)) < 1e-8, nominal);
    assert.ok(Math.abs(result.effective - Number(effective)) < 1e-7, effective);
  }
});

test('without fees it is the quoted rate', () => {
  const result = rated({ principal: 500_000, annualRate: 12, months: 60 }, 0);
  assert.equal(result.nominal, 12);
  assert.equal(result.effective.toFixed(4), '12.6825');
});

test('at rate 0 a fee is the whole cost; one month is simple interest', () => {
  assert.ok(rated({ principal: 100_000, annualRate: 0, months: 12 }, 1000).nominal > 0);
  const single = rated({ principal: 100_000, annualRate: 0, months: 1 }, 40_000);
  assert.ok(Math.abs(single.monthly - 2 / 3) < 1e-12);
});

test('fees that eat the loan leave no rate to state', () => {
  const loan = { principal: 100_000, annualRate: 12, months: 12 };
  assert.deepEqual(apr(loan, 100_000), { none: 'nothing-received' });
  assert.deepEqual(apr(loan, 200_000), { none: 'nothing-received' });
  // One rupee received for ₹8,885 a month once read “10661854.64%”.
  assert.deepEqual(apr(loan, 99_999), { none: 'beyond-scale' });
  assert.equal(rated(loan, 50_000).nominal.toFixed(2), '169.59');
});

test('for any loan and fee the instalments at that rate are worth what was received', () => {
  fc.assert(
    fc.property(anyLoan, fc.double({ min: 0, max: 0.99, noNaN: true }), (loan, part) => {
      const fee = Math.floor(loan.principal * part);
      const result = apr(loan, fee);
      if ('none' in result) {
        // Even at 1,000 % a year the instalments are worth more than was received.
        const worth = emi(loan).exact.emi * annuity(1000 / 1200, loan.months);
        return assert.ok(result.none === 'beyond-scale' && worth > loan.principal - fee);
      }
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
    fc.property(anyLoan, fc.integer({ min: 0, max: 2000 }), (loan, fee) => {
      assert.ok(rated(loan, fee + 100).nominal > rated(loan, fee).nominal - 1e-9);
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

test('fees as a share, in rupees or both, with the tax on top, count in the cost and the rate', () => {
  const [plain, taxed] = [0, 18].map(
    (gst) => compareOffers(2_500_000, [{ annualRate: 8.5, months: 240, fee: 5_000, feePercent: 0.5 }], gst).offers[0],
  );
  assert.deepEqual(plain?.fees, { net: 17_500_00, tax: 0, total: 17_500_00 });
  assert.deepEqual(taxed?.fees, { net: 17_500_00, tax: 3_150_00, total: 20_650_00 });
  assert.equal((taxed?.totalCost ?? 0) - (plain?.totalCost ?? 0), 3_150);
  const asRupees = rated({ principal: 2_500_000, annualRate: 8.5, months: 240 }, 20_650);
  assert.deepEqual(taxed?.apr, asRupees);
});

test('an offer whose fees leave no rate is never the lowest', () => {
  const { lowestApr, offers } = compareOffers(100_000, [
    { annualRate: 10, months: 12, fee: 0, feePercent: 100 },
    { annualRate: 20, months: 12, fee: 0 },
  ]);
  assert.equal(lowestApr, 1);
  assert.deepEqual(offers[0]?.apr, { none: 'nothing-received' });
});
