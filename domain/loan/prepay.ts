import { type Paise, type Rupees, toPaise } from '../money/units.ts';
import { type Course, course, type EmiChange, emiOver, type Journey, type Standing, startOf } from './course.ts';
import type { LoanTerms } from './emi.ts';
import { instalmentOf, type Schedule, schedule } from './schedule.ts';

/** Paid together with that month's instalment. */
export interface ExtraPayment {
  month: number;
  amount: Rupees;
}

export type PrepayMode = 'keep-emi' | 'keep-tenure';

export interface PrepayPlan {
  extras: readonly ExtraPayment[];
  /** Paid with every instalment, from month monthlyFrom on. */
  monthly: Rupees;
  monthlyFrom: number;
  /** Paid once a year, first in month yearlyFrom: with 12, at the end of every loan year. */
  yearly: Rupees;
  yearlyFrom: number;
  mode: PrepayMode;
}

export const noPrepayment: PrepayPlan = {
  extras: [],
  monthly: 0,
  monthlyFrom: 1,
  yearly: 0,
  yearlyFrom: 12,
  mode: 'keep-emi',
};

/** Figures in paise, as those of the schedules they come from. */
export interface PrepayResult {
  before: Schedule;
  after: Course;
  monthsSaved: number;
  interestSaved: Paise;
  /** What was paid extra: less than planned where the loan ends first. */
  extraPaid: Paise;
  /** Each change of the EMI, the headline first; empty when the EMI is kept. Never the odd last instalment. */
  newEmis: EmiChange[];
}

/** What is paid on top of a month's instalment under a plan. */
export function extrasOf(plan: PrepayPlan): (month: number) => Paise {
  const paise = (amount: Rupees): Paise => Math.max(0, toPaise(amount));
  const single = new Map<number, Paise>();
  for (const { month, amount } of plan.extras) single.set(month, (single.get(month) ?? 0) + paise(amount));
  const monthly = paise(plan.monthly);
  const yearly = paise(plan.yearly);
  return (month) =>
    (single.get(month) ?? 0) +
    (month >= plan.monthlyFrom ? monthly : 0) +
    (month >= plan.yearlyFrom && (month - plan.yearlyFrom) % 12 === 0 ? yearly : 0);
}

export const loweredUnder = (mode: PrepayMode): Journey['lowered'] =>
  mode === 'keep-tenure' ? (loan) => emiOver(loan, loan.end - loan.month) : undefined;

export function prepay(terms: LoanTerms, plan: PrepayPlan): PrepayResult {
  const before = schedule(terms);
  const under = (lowered: Journey['lowered']) => course(startOf(terms, before), { extraIn: extrasOf(plan), lowered });
  let after = under(loweredUnder(plan.mode));
  // A lower EMI is rounded to the paisa, and over many months that can outweigh what a few rupees paid early save.
  if (after.totals.interest > before.totals.interest) after = under(lessItsOwnEmi);
  return {
    before,
    after,
    monthsSaved: before.rows.length - after.rows.length,
    interestSaved: before.totals.interest - after.totals.interest,
    extraPaid: after.totals.extra,
    newEmis: after.emis.slice(1),
  };
}

/** The EMI in force less that of the amount just paid, rounded down: the balance then never rises above the old one. */
function lessItsOwnEmi({ due, annualRate, month, end }: Standing, extra: Paise): Paise {
  return due - Math.max(0, instalmentOf({ principal: extra / 100, annualRate, months: end - month }) - 1);
}
