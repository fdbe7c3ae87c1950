// What a message says in figures: every quantity with what it measures, and the role it plays in the borrower's story.
import type { Traits } from './traits.ts';

/** Rupees, percent, months, or a number that nothing says the measure of. */
type Measure = 'money' | 'percent' | 'time' | 'bare';

export interface Quantity {
  measure: Measure;
  /** Rupees, percent or months. Of a range, its lower end. */
  value: number;
  /** The other end of "20-22 hazar". */
  upTo?: number;
  /** Said to be of the month, of the year, or of a quarter or a week. */
  per?: 'month' | 'year' | 'other';
  /** A time given in years. */
  years?: true;
  /** Joined to the next by "or", "and", "vs". */
  linked?: true;
  /** "Under 700", "se zyada": what is meant lies on that side of the value. */
  bound?: 'under' | 'over';
  /** "12 nahi 21": what it takes the place of. */
  insteadOf?: number;
  /** As it was written, without the words of the bound. */
  text: string;
  /** Where in the message as plainFigures() gives it. */
  start: number;
  end: number;
}

export const roles = [
  'amount', // of the loan wanted or taken
  'owed', // what is left of it
  'emi', // what the person can or does pay for this loan each month
  'running', // EMIs of other loans
  'income', // own, a month
  'coIncome', // of the spouse or another co-applicant, a month
  'pension', // a month
  'property', // its price or value
  'project', // cost of the project
  'down', // own money put in
  'extra', // paid early, once
  'extraMonthly',
  'extraYearly',
  'extraEmis', // so many EMIs more every year
  'costs', // in rupees, of taking or moving the loan
  'fee', // in percent
  'rate', // a year; of a loan to be moved, the old one
  'newRate',
  'flatRate', // a year, on the whole amount
  'cut', // percent points by which the new rate is lower
  'share', // percent of a price, a cost or an income
  'rise', // percent by which the EMI grows each year
  'tenure',
  'remaining',
  'elapsed',
  'pause', // without an EMI
  'age',
  'otherAge', // of somebody else in the story
  'score', // −1 where there is no history
  'experience',
  'vintage',
  'turnover', // a year
  'since', // "the last 2 years": no part of any sum
  'expense', // rent, fees: no part of any sum
] as const;
export type Role = (typeof roles)[number];
/** What people live on, each by the month. */
export const incomes: Role[] = ['income', 'coIncome', 'pension'];

export interface Slot extends Quantity {
  role: Role;
  /** How sure the role is. */
  p: number;
  /** "12 years, that is 180 months": said to be the same as the one before it. */
  equated?: true;
  /** Said in an earlier message. */
  earlier?: true;
  /** The value may be of the month or of the year: to be asked. */
  unclear?: true;
}

export interface Slots {
  /** In the order said. Two different values for one role are a conflict, or a comparison. */
  filled: Partial<Record<Role, Slot[]>>;
  /** Quantities that nothing gives a role to. */
  loose: Quantity[];
  /** What decides a subsidy and is no figure. */
  traits: Traits;
}

/** A quantity with the words it takes up. */
export interface Found extends Quantity {
  at: number;
  to: number;
  /** A unit or a currency says what it measures; otherwise its size does. */
  marked: boolean;
  /** "Sat lakh pachas hazar" with a first word that is no number we know: part of a sum, and which is not known. */
  cut?: true;
  /** Has its unit from another of a list. */
  shared?: true;
  /** "60 EMIs", "12 kist": months counted by instalments. */
  instalments?: true;
}
