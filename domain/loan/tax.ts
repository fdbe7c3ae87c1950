import type { Paise } from '../money/units.ts';
import { percentOf, type YearRow } from './schedule.ts';

/** The most that may be deducted in a financial year for a home one lives in; the ledger has the figures. */
export interface TaxLimits {
  interest: Paise;
  /** Shared with other savings: what is left of it for the loan. */
  principal: Paise;
}

export interface TaxYear {
  /** The financial year by the year it begins in. */
  year: number;
  /** As charged and repaid in this year, prepayments included. */
  interest: Paise;
  principal: Paise;
  /** Of these, what the old regime deducts. */
  interestDeducted: Paise;
  principalDeducted: Paise;
  /** Both together. The new regime deducts nothing for a home one lives in. */
  oldRegime: Paise;
  newRegime: 0;
  /** What the old regime's deduction saves at the slab given, in percent. */
  saved: Paise;
}

/** Deductions by year, from the rows of a schedule gathered by financial years. */
export function taxYears(years: readonly YearRow[], limits: TaxLimits, slab: number): TaxYear[] {
  return years.map(({ year, interest, principal, extra }) => {
    // Interest added to the loan makes the year's repayment negative; there is nothing to deduct then.
    const repaid = Math.max(0, principal + extra);
    const interestDeducted = Math.min(interest, limits.interest);
    const principalDeducted = Math.min(repaid, limits.principal);
    const oldRegime = interestDeducted + principalDeducted;
    return {
      year,
      interest,
      principal: repaid,
      interestDeducted,
      principalDeducted,
      oldRegime,
      newRegime: 0,
      saved: percentOf(oldRegime, slab),
    };
  });
}
