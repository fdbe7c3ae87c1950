import type { Paise } from '../money/units.ts';
import { percentOf, type YearRow } from './schedule.ts';

/** The most that may be deducted in a financial year for a home one lives in; the ledger has the figures. */
export interface TaxLimits {
  interest: Paise;
  /** Of interest, where the house took longer to build than allowed. */
  lateInterest: Paise;
  /** Shared with other savings: what is left of it for the loan. */
  principal: Paise;
}

export interface TaxYear {
  /** The financial year by the year it begins in. */
  year: number;
  /** As charged and repaid in this year, prepayments included. */
  interest: Paise;
  principal: Paise;
  /** Of the interest before one moved in: a fifth in each of the first five years from then on. */
  earlier: Paise;
  /** Of these, what the old regime deducts. */
  interestDeducted: Paise;
  principalDeducted: Paise;
  /** Both together. The new regime deducts nothing for a home one lives in. */
  oldRegime: Paise;
  newRegime: 0;
  /** What the old regime's deduction saves at the slab given, in percent. */
  saved: Paise;
}

/** Interest of the years before one moved in is deducted in so many equal parts. */
const earlierYears = 5;
/** Building must end within so many years after the year of the loan, or the lower limit holds. */
const yearsToBuild = 5;

/**
 * Deductions by year, from the rows of a schedule gathered by financial years. Possession is the month of the loan in
 * which one moves in, 0 where that was before it began: nothing is deducted in the years before that one.
 */
export function taxYears(years: readonly YearRow[], limits: TaxLimits, slab: number, possession = 0): TaxYear[] {
  const inPossession = ({ months }: YearRow) => (months.at(-1)?.month ?? 0) >= possession;
  const found = years.findIndex(inPossession);
  const first = found === -1 ? years.length : found;
  const late = (years[first]?.year ?? 0) - (years[0]?.year ?? 0) > yearsToBuild;
  const before = years.slice(0, first).reduce((sum, { interest }) => sum + interest, 0);
  return years.map(({ year, interest, principal, extra }, index) => {
    // Interest added to the loan makes the year's repayment negative; there is nothing to deduct then.
    const repaid = Math.max(0, principal + extra);
    const since = index - first;
    const earlier = since >= 0 && since < earlierYears ? part(before, since) : 0;
    const limit = late ? limits.lateInterest : limits.interest;
    const interestDeducted = since < 0 ? 0 : Math.min(interest + earlier, limit);
    const principalDeducted = since < 0 ? 0 : Math.min(repaid, limits.principal);
    const oldRegime = interestDeducted + principalDeducted;
    return {
      year,
      interest,
      principal: repaid,
      earlier,
      interestDeducted,
      principalDeducted,
      oldRegime,
      newRegime: 0,
      saved: percentOf(oldRegime, slab),
    };
  });
}

/** A fifth in whole paise; together they are the whole. */
const part = (whole: Paise, index: number): Paise =>
  Math.floor((whole * (index + 1)) / earlierYears) - Math.floor((whole * index) / earlierYears);
