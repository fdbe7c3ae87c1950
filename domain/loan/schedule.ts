import { type Paise, toPaise } from '../money/units.ts';
import { emi, type LoanTerms } from './emi.ts';

/** One month. Every figure is in whole paise: opening + drawn + interest − instalment − extra = closing, to the paisa. */
export interface MonthRow {
  month: number;
  opening: Paise;
  instalment: Paise;
  interest: Paise;
  /** The part of the instalment that repays the loan: instalment − interest, below 0 while interest is added to it. */
  principal: Paise;
  /** Paid on top of the instalment (prepayments); 0 in a plain schedule. */
  extra: Paise;
  closing: Paise;
  /** A further part of the loan, paid out at the start of the month, so that this month's interest counts it. */
  drawn?: Paise;
}

/** One year with the sums of its months: of the loan (months 1–12, 13–24, …), or of a calendar. */
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

/** Rates are read to four decimals, which makes the month's interest a division of two integers. */
const rateUnits = 10_000;
const divisor = 1200 * rateUnits;

/** balance × rate / 1200, rounded half up, in exact integers: split so that no product passes 2^53. */
export function monthInterest(balance: Paise, annualRate: number): Paise {
  const rate = Math.round(annualRate * rateUnits);
  const part = balance % divisor;
  const whole = (balance - part) / divisor;
  return whole * rate + Math.floor((part * rate + divisor / 2) / divisor);
}

/** A share of an amount, as exact: one percent of it is a month's interest at twelve. */
export const percentOf = (amount: Paise, percent: number): Paise => monthInterest(amount, 12 * percent);

/** The EMI rounded to the paisa. */
export const instalmentOf = (terms: LoanTerms): Paise => toPaise(emi(terms).exact.emi);

/** One month: interest on what is owed, then the instalment and what is paid on top, neither more than there is left. */
export function monthRow(month: number, opening: Paise, annualRate: number, due: Paise, onTop: Paise): MonthRow {
  const interest = monthInterest(opening, annualRate);
  const instalment = Math.min(due, opening + interest);
  const balance = opening + interest - instalment;
  const extra = Math.min(onTop, balance);
  return { month, opening, instalment, interest, principal: instalment - interest, extra, closing: balance - extra };
}

/** What is due in the last month: everything. */
export const settlement = (opening: Paise, annualRate: number): Paise => opening + monthInterest(opening, annualRate);

/** Month by month until the balance is nil; month N takes whatever is left. */
function run({ principal, annualRate, months, instalment }: LoanTerms & { instalment: Paise }): MonthRow[] {
  const rows: MonthRow[] = [];
  let opening = toPaise(principal);
  for (let month = 1; month <= months && opening > 0; month += 1) {
    const due = month === months ? settlement(opening, annualRate) : instalment;
    const row = monthRow(month, opening, annualRate, due, 0);
    rows.push(row);
    opening = row.closing;
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

/** The year a month of the loan belongs to; calendar.ts has the others. */
export type YearOf = (month: number) => number;
const loanYear: YearOf = (month) => Math.ceil(month / 12);

export function byYear(rows: readonly MonthRow[], yearOf: YearOf = loanYear): YearRow[] {
  const years: YearRow[] = [];
  for (let start = 0, end = 0; start < rows.length; start = end) {
    const year = yearOf(start + 1);
    while (end < rows.length && yearOf(end + 1) === year) end += 1;
    const months = rows.slice(start, end);
    const { totals } = summed(months);
    const drawn = months.reduce((sum, row) => sum + (row.drawn ?? 0), 0);
    years.push({
      year,
      months,
      opening: months[0]?.opening ?? 0,
      instalment: totals.instalments,
      interest: totals.interest,
      principal: totals.principal,
      extra: totals.extra,
      closing: months.at(-1)?.closing ?? 0,
      ...(drawn > 0 && { drawn }),
    });
  }
  return years;
}
