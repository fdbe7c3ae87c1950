import type { Rupees } from '../money/units.ts';

export interface LoanTerms {
  principal: Rupees;
  /** Percent a year: 12 for 12 % */
  annualRate: number;
  /** Number of monthly instalments, a whole number from 1 */
  months: number;
}

export interface Emi {
  /** Whole rupees, as shown. */
  emi: Rupees;
  total: Rupees;
  interest: Rupees;
  /** Shares of the total in percent with one decimal; together exactly 100.0. */
  principalPercent: number;
  interestPercent: number;
  /** Before rounding: further sums start here, never from the rounded figures. */
  exact: { emi: Rupees; total: Rupees; interest: Rupees };
}

/** What the page shows until Calculate EMI is pressed. */
export const noEmi: Emi = {
  emi: 0,
  total: 0,
  interest: 0,
  principalPercent: 0,
  interestPercent: 0,
  exact: { emi: 0, total: 0, interest: 0 },
};

export const monthlyRate = (annualRate: number): number => annualRate / 1200;

/**
 * What one rupee a month for so many months is worth today: (1 − (1+R)^−N) / R. The textbook form loses its digits where
 * (1+R)^N is near 1; expm1 and log1p keep them, down to the smallest rate there is.
 */
export function annuity(rate: number, months: number): number {
  return rate === 0 ? months : -Math.expm1(-months * Math.log1p(rate)) / rate;
}

/** For how many months one rupee a month is worth that much today: annuity the other way. Infinity if it never is. */
function annuityMonths(rate: number, worth: number): number {
  if (rate === 0) return worth;
  return worth * rate < 1 ? -Math.log1p(-worth * rate) / Math.log1p(rate) : Number.POSITIVE_INFINITY;
}

/**
 * How many instalments repay a balance; Infinity where the instalment does not even cover the interest. What would be
 * left for one more month, if it is less than a hundredth of an instalment, is rounding and goes with the last one.
 */
export const instalmentsFor = (balance: number, annualRate: number, instalment: number): number =>
  Math.max(1, Math.ceil(annuityMonths(monthlyRate(annualRate), balance / instalment) - 0.01));

/** EMI = P·R·(1+R)^N / ((1+R)^N − 1), and P/N at rate 0. Throws on terms that are no loan: callers bound their inputs. */
export function emi({ principal, annualRate, months }: LoanTerms): Emi {
  if (!(principal >= 0 && annualRate >= 0 && Number.isInteger(months) && months >= 1 && principal < Infinity)) {
    throw new RangeError(`No loan: ${principal} at ${annualRate} % over ${months} months`);
  }
  if (principal === 0) return noEmi;
  const instalment = principal / annuity(monthlyRate(annualRate), months);
  // At rate 0 the product P/N × N may miss P by a last digit, and interest would then be a crumb instead of none.
  const total = annualRate === 0 ? principal : Math.max(instalment * months, principal);
  const interest = total - principal;
  // Counted in tenths so that the two shares add up: rounded apart, 74.95 and 25.05 would make 100.1.
  const principalTenths = Math.round((principal / total) * 1000);
  return {
    emi: Math.round(instalment),
    total: Math.round(total),
    interest: Math.round(interest),
    principalPercent: principalTenths / 10,
    interestPercent: (1000 - principalTenths) / 10,
    exact: { emi: instalment, total, interest },
  };
}
