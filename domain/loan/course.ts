import { type Paise, toPaise } from '../money/units.ts';
import { instalmentsFor, type LoanTerms } from './emi.ts';
import { instalmentOf, type MonthRow, monthRow, type Schedule, schedule, settlement, summed } from './schedule.ts';

/**
 * The course of a loan that does not stay as agreed. It is walked month by month; at the start of each, turns (a new
 * rate, a part paid out, a rest from paying) may change how the loan stands. A loan without turns and extra payments is
 * the plain schedule, row for row.
 */
export interface Standing {
  /** 1 is the month of the first row. */
  month: number;
  balance: Paise;
  /** Still to be paid out by the lender. */
  toCome: Paise;
  annualRate: number;
  /** The EMI in force. */
  due: Paise;
  /** The month of the last instalment by the lender's books; it takes whatever is left. Extra payments end it sooner. */
  end: number;
  /** No EMI this month: its interest is paid, or added to what is owed. */
  rest: 'paid' | 'added' | null;
}

export type Turn = (loan: Standing) => void;

export interface Journey {
  turns?: readonly Turn[];
  /** Wished to be paid on top of this month's instalment. */
  extraIn?: (month: number) => Paise;
  /** The EMI after an extra payment, for those who keep the tenure; without it the EMI stays and the loan ends sooner. */
  lowered?: (loan: Standing, extra: Paise) => Paise;
}

/** From this month on the EMI is that much. */
export interface EmiChange {
  fromMonth: number;
  emi: Paise;
}

export interface Course extends Schedule {
  /** Each EMI in force, the first one included: never the odd last instalment, nor interest alone. */
  emis: EmiChange[];
}

/** The loan as agreed, before anything happens to it. */
export function startOf(terms: LoanTerms, plain: Schedule = schedule(terms)): Standing {
  return {
    month: 1,
    balance: toPaise(terms.principal),
    toCome: 0,
    annualRate: terms.annualRate,
    due: plain.instalment,
    end: terms.months,
    rest: null,
  };
}

export function course(loan: Standing, { turns = [], extraIn, lowered }: Journey): Course {
  const rows: MonthRow[] = [];
  const emis: EmiChange[] = [];
  for (; loan.toCome > 0 || (loan.balance > 0 && loan.month <= loan.end); loan.month += 1) {
    const opening = loan.balance;
    for (const turn of turns) turn(loan);
    const { month, balance, annualRate } = loan;
    if (!loan.rest && emis.at(-1)?.emi !== loan.due) emis.push({ fromMonth: month, emi: loan.due });
    const row = monthRow(month, balance, annualRate, dueNow(loan), extraIn?.(month) ?? 0);
    rows.push(balance > opening ? { ...row, opening, drawn: balance - opening } : row);
    loan.balance = row.closing;
    if (lowered && row.extra > 0 && row.closing > 0 && month < loan.end) loan.due = lowered(loan, row.extra);
  }
  return { ...summed(rows), emis };
}

function dueNow({ month, balance, toCome, annualRate, due, end, rest }: Standing): Paise {
  if (rest === 'added') return 0;
  if (rest === 'paid') return settlement(balance, annualRate) - balance;
  return month >= end && toCome === 0 ? settlement(balance, annualRate) : due;
}

/** Everything owed, and still to come, spread evenly over so many months. */
export const emiOver = ({ balance, toCome, annualRate }: Standing, months: number): Paise =>
  instalmentOf({ principal: (balance + toCome) / 100, annualRate, months });

/** How many months, this one included, the EMI in force takes to repay everything owed and still to come. */
export const monthsAtDue = ({ balance, toCome, annualRate, due }: Standing): number =>
  instalmentsFor(balance + toCome, annualRate, due);

/** The same, but no more than the lender's books say: extra payments and step-ups may have made it fewer. */
export const monthsLeft = (loan: Standing): number =>
  Math.max(1, Math.min(loan.end - loan.month + 1, monthsAtDue(loan)));
