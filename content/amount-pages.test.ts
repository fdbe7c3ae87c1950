import assert from 'node:assert/strict';
import { test } from 'node:test';
import { amountPages, tableOf, usualAmountPage } from './amount-pages.ts';
import { productBounds } from './calculator.ts';
import { productIds } from './products.ts';

test('every loan has pages around its usual amount, each with an address of its own', () => {
  assert.equal(new Set(amountPages.map(({ path }) => path)).size, amountPages.length);
  for (const loan of productIds) {
    const own = amountPages.filter((page) => page.loan === loan);
    assert.ok(own.length >= 5, loan);
    for (const { amount, path } of own) {
      assert.ok(amount <= (productBounds[loan]?.amount.usual?.max ?? 0), path);
      assert.match(path, /^\/emi\/[a-z-]+\/\d+(-\d+)?-(lakh|crore)$/);
    }
    assert.ok(usualAmountPage(loan), loan);
  }
});

test('the tables stay inside what lenders offer for the loan', () => {
  for (const loan of productIds) {
    const { rates, months } = tableOf(loan);
    const bounds = productBounds[loan] ?? productBounds.any;
    assert.ok(rates.length >= 2 && months.length >= 3, loan);
    for (const rate of rates) assert.ok(rate >= (bounds.rate.usual?.min ?? 0) && rate <= (bounds.rate.usual?.max ?? 0));
    for (const count of months)
      assert.ok(count >= (bounds.months.usual?.min ?? 0) && count <= (bounds.months.usual?.max ?? 0));
  }
});
