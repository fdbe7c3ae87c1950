import { type Paise, toPaise } from '../money/units.ts';
import { emi, type LoanTerms } from './emi.ts';

/** One month. Every figure is in whole paise: opening + interest − instalment − extra = closing, to the paisa. */
export interface MonthRow {
  month: number;
  opening: Paise;
  instalment: Paise;
  interest: Paise;
  /** The part of the instalment that repays the loan. */
  principal: Paise;
  /** Paid on top of the instalment (prepayments); 0 in a plain schedule. */
  extra: Paise;
  closing: Paise;
}

/** One loan year: months 1–12, 13–24, … with the sums of its months. */
export interface YearRow extends Omit<MonthRow, 'month'> {
  year: number;
  months: MonthRow[];
}

interface Totals {
  /** Instalments and extra payments together. */
  paid: Paise;
  instalments: Paise;
  interest: Paise;
  principal: Paise;
  extra: Paise;
}

export interface Schedule {
  rows: MonthRow[];
  /** The sums of the rows. They differ from the headline, which is the unrounded EMI × N, by the rounding to paise. */
  totals: Totals;
  /** The instalment of every month but the last; with a changing instalment, the first month's. */
  instalment: Paise;
  lastInstalment: Paise;
}

export interface Run extends LoanTerms {
  instalment: Paise;
  extraIn?: (month: number) => Paise;
  /** After an extra payment, spread what is left over the months that remain. */
  keepTenure?: boolean;
}

/** Rates are read to four decimals, which makes the month's interest a division of two integers. */
const RATE_UNITS = 10_000;
const DIVISOR = 1200 * RATE_UNITS;

/** balance × rate / 1200, rounded half up, in exact integers: split so that no product passes 2^53. */
export function monthInterest(balance: Paise, annualRate: number): Paise {
  const rate = Math.round(annualRate * RATE_UNITS);
  const part = balance % DIVISOR;
  const whole = (balance - part) / DIVISOR;
  return whole * rate + Math.floor((part * rate + DIVISOR / 2) / DIVISOR);
}

/** The EMI rounded to the paisa. */
export const instalmentOf = (terms: LoanTerms): Paise => toPaise(emi(terms).exact.emi);

/** Month by month until the balance is nil; month N takes whatever is left. */
export function run({ principal, annualRate, months, instalment, extraIn, keepTenure }: Run): MonthRow[] {
  const rows: MonthRow[] = [];
  let due = instalment;
  let opening = toPaise(principal);
  for (let month = 1; month <= months && opening > 0; month += 1) {
    const interest = monthInterest(opening, annualRate);
    const paid = month === months ? opening + interest : Math.min(due, opening + interest);
    const balance = opening + interest - paid;
    const extra = extraIn ? Math.min(extraIn(month), balance) : 0;
    const closing = balance - extra;
    rows.push({ month, opening, instalment: paid, interest, principal: paid - interest, extra, closing });
    if (keepTenure && extra > 0 && closing > 0) {
      due = instalmentOf({ principal: closing / 100, annualRate, months: months - month });
    }
    opening = closing;
  }
  return rows;
}

/** The schedule of a loan as agreed: N rows, one constant instalment, the last one taking up the rounding. */
export function schedule(terms: LoanTerms): Schedule {
  let instalment = instalmentOf(terms);
  let rows = run({ ...terms, instalment });
  // Over decades at a high rate, half a paisa too much each month repays a small loan some months early. The borrower
  // chose the tenure, so the paisa gives way. Not met by loans anyone grants (₹10,000 over 30 years at 30 %).
  while (rows.length < terms.months && instalment > 0) {
    instalment -= 1;
    rows = run({ ...terms, instalment });
  }
  return summed(rows);
}

export function summed(rows: MonthRow[]): Schedule {
  const totals: Totals = { paid: 0, instalments: 0, interest: 0, principal: 0, extra: 0 };
  for (const row of rows) {
    totals.instalments += row.instalment;
    totals.interest += row.interest;
    totals.principal += row.principal;
    totals.extra += row.extra;
  }
  totals.paid = totals.instalments + totals.extra;
  return { rows, totals, instalment: rows[0]?.instalment ?? 0, lastInstalment: rows.at(-1)?.instalment ?? 0 };
}

export function byYear(rows: readonly MonthRow[]): YearRow[] {
  const years: YearRow[] = [];
  for (let start = 0; start < rows.length; start += 12) {
    const months = rows.slice(start, start + 12);
    const { totals } = summed(months);
    years.push({
      year: start / 12 + 1,
      months,
      opening: months[0]?.opening ?? 0,
      instalment: totals.instalments,
      interest: totals.interest,
      principal: totals.principal,
      extra: totals.extra,
      closing: months.at(-1)?.closing ?? 0,
    });
  }
  return years;
}
