import { type Paise, type Rupees, toPaise, toRupees } from '../money/units.ts';
import { rateAt } from './apr.ts';
import { annuity, type Emi, emi, instalmentsFor, type LoanTerms, monthlyRate } from './emi.ts';
import { monthInterest, schedule } from './schedule.ts';

/** How long a payment takes, or why it never ends within the longest tenure and the least that would. */
export type TenureAnswer =
  | { months: number; emi: Emi }
  | { months: null; reason: 'interest-not-covered' | 'longest-tenure'; least: Rupees };

/** “I can pay so much a month”: for how long. The EMI of that tenure is at most the payment, to a hundredth of it. */
export function tenureFor(principal: Rupees, annualRate: number, payment: Rupees, longest: number): TenureAnswer {
  const months = instalmentsFor(principal, annualRate, payment);
  if (months <= longest) return { months, emi: emi({ principal, annualRate, months }) };
  const least = Math.ceil(emi({ principal, annualRate, months: longest }).exact.emi);
  return { months: null, reason: Number.isFinite(months) ? 'longest-tenure' : 'interest-not-covered', least };
}

/** What a payment kept up to the end costs in interest; the last one is what is left then. */
export function interestOf(principal: Rupees, annualRate: number, payment: Rupees): Rupees {
  let balance = toPaise(principal);
  let interest = 0;
  while (balance > 0) {
    const due = monthInterest(balance, annualRate);
    if (toPaise(payment) <= due) return Number.POSITIVE_INFINITY;
    interest += due;
    balance = Math.max(0, balance + due - toPaise(payment));
  }
  return toRupees(interest);
}

/** “I can pay so much a month”: how much that repays, in whole rupees. Its EMI is never more than the payment. */
export function amountFor(payment: Rupees, annualRate: number, months: number): Rupees {
  // A tenth of a paisa, so that the exact EMI of a whole amount gives that amount and not a rupee less.
  return Math.floor(payment * annuity(monthlyRate(annualRate), months) + 0.001);
}

/** What is still owed once so many EMIs are paid. */
export function outstandingAfter(terms: LoanTerms, paid: number): Paise {
  return paid <= 0 ? toPaise(terms.principal) : (schedule(terms).rows[paid - 1]?.closing ?? 0);
}

/**
 * A flat rate charges interest on the whole amount for the whole time, whatever has been repaid: EMI = P(1 + F·N/12)/N.
 * This is the rate on the reducing balance, in percent a year, that has the same EMI.
 */
export function reducingFromFlat(flatRate: number, months: number): number {
  return flatRate === 0 ? 0 : rateAt(months / (1 + (flatRate * months) / 1200), months, 0) * 1200;
}

/** The flat rate that has the EMI of this rate on the reducing balance. */
export function flatFromReducing(annualRate: number, months: number): number {
  return ((months / annuity(monthlyRate(annualRate), months) - 1) * 1200) / months;
}
