import { type Rupees, toPaise } from '../money/units.ts';
import { emiOver, monthsAtDue, type Standing, type Turn } from './course.ts';
import type { LoanTerms } from './emi.ts';

/** A further part of the loan, paid out at the start of a month; the first part is what is left, in month 1. */
export interface Part {
  month: number;
  amount: Rupees;
}

/** Until all is paid out, only interest on what is (pre-EMI), or from the first month the EMI of the whole loan. */
export const untilPaidOut = ['pre-emi', 'full-emi'] as const;
export type UntilPaidOut = (typeof untilPaidOut)[number];

export interface Drawdown {
  parts: readonly Part[];
  until: UntilPaidOut;
}

export const interests = ['added', 'paid'] as const;

/** Months without an EMI. Their interest is paid as it falls due, or added to the loan. */
export interface Moratorium {
  from: number;
  months: number;
  interest: (typeof interests)[number];
}

/** Takes the later parts out of what is owed at the start. */
export function holdBack(loan: Standing, { parts }: Drawdown): void {
  const later = parts.reduce((sum, { amount }) => sum + toPaise(amount), 0);
  if (later >= loan.balance || parts.some(({ month, amount }) => month < 2 || amount <= 0)) {
    throw new RangeError('No first part: the later ones are as large as the loan, or one of them is not later');
  }
  loan.balance -= later;
  loan.toCome = later;
}

/** Pays out what is to come, and says in which months there is no EMI. Each such month moves the end by one. */
export function payoutTurn(terms: LoanTerms, drawdown: Drawdown | undefined, moratorium: Moratorium | undefined): Turn {
  const { from = 1, months: rests = 0, interest = 'paid' } = moratorium ?? {};
  let agreed = { owed: toPaise(terms.principal), annualRate: terms.annualRate };
  return (loan) => {
    let drawn = 0;
    for (const part of drawdown?.parts ?? []) if (part.month === loan.month) drawn += toPaise(part.amount);
    loan.balance += drawn;
    loan.toCome -= drawn;

    const rested = loan.rest !== null;
    const waits = drawdown?.until === 'pre-emi' && loan.toCome > 0;
    if (loan.month >= from && loan.month < from + rests) loan.rest = interest;
    else loan.rest = waits ? 'paid' : null;

    // An EMI paid on the whole loan while only part of it is out runs ahead, until there is nothing to pay it on.
    if (drawdown?.until === 'full-emi' && (loan.toCome > 0 || drawn > 0)) {
      loan.end = loan.month - 1 + Math.min(terms.months, monthsAtDue(loan));
    }
    const owed = loan.balance + loan.toCome;
    if (loan.rest) {
      if (!rested) agreed = { owed, annualRate: loan.annualRate };
      loan.end += 1;
    } else if (rested && (owed !== agreed.owed || loan.annualRate !== agreed.annualRate)) {
      loan.due = emiOver(loan, loan.end - loan.month + 1);
    }
  };
}
