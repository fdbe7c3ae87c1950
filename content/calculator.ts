// What the calculator takes from the ledger: for each loan product the range and the start of amount, rate and tenure.
import { type BoundsOf, generalBounds, type LoanBounds } from '../domain/loan/bounds.ts';
import type { TaxLimits } from '../domain/loan/tax.ts';
import { facts } from './facts.ts';
import { fact, low } from './fill.ts';
import { boundsOf, lastAgeOf } from './loan-bounds.ts';
import { productFolders } from './products.ts';

/** Every loan's bounds by its id, and 'any' for a loan of no particular type. */
export type ProductBounds = { any: LoanBounds } & Record<string, LoanBounds>;

export const productBounds: ProductBounds = {
  any: generalBounds,
  ...Object.fromEntries(productFolders.map(({ id, product }) => [id, boundsOf(id, product)])),
};

export const boundsFor: BoundsOf = (loan) => productBounds[loan ?? 'any'] ?? generalBounds;

/** The age up to which our lenders list a loan, by its id. */
export const lastAges: Record<string, number | null> = Object.fromEntries(
  productFolders.map(({ id }) => [id, lastAgeOf(id)]),
);

/** Offered beside the amount as one tap, in rupees. */
export const quickAmounts = [500_000, 2_500_000, 5_000_000, 10_000_000, 50_000_000];

/** What a home one lives in allows to deduct in a year, in paise, and the loan it is for. */
export function taxRules(): TaxLimits & { loan: string } {
  const paise = (id: string) => low(fact(id)) * 100;
  return {
    loan: fact('home.tax.24b').product,
    interest: paise('home.tax.24b'),
    lateInterest: paise('tax.interest.late'),
    principal: paise('home.tax.80c'),
  };
}

/** Percent of tax on a lender's fees. */
export const feeTax = (): number => low(fact('gst.fees'));

/** What the ledger notes about charges for paying early, and when that was checked; null while it has no such row. */
export function prepayCharges(): { note: string; checked: string } | null {
  const row = facts.find(({ attribute }) => attribute === 'prepayment-charge');
  return row?.note ? { note: row.note, checked: row.checked } : null;
}
