import { type Course, course, startOf, type Turn } from './course.ts';
import type { LoanTerms } from './emi.ts';
import { type Drawdown, holdBack, type Moratorium, payoutTurn } from './payout.ts';
import { extrasOf, loweredUnder, type PrepayPlan } from './prepay.ts';
import { type RateChange, type RateEvent, rateTurn } from './rates.ts';
import { stepUpTurn } from './step-up.ts';

/** All that may happen to a loan, each part by itself or together. Nothing given is the plain schedule. */
export interface LoanPlan {
  prepay?: PrepayPlan;
  rates?: {
    changes: readonly RateChange[];
    /** The longest tenure the lender allows, counted from the start of the loan. */
    longest: number;
  };
  /** Percent by which the EMI rises each year. */
  stepUp?: number;
  drawdown?: Drawdown;
  moratorium?: Moratorium;
}

export interface PlannedCourse extends Course {
  rateEvents: RateEvent[];
}

/**
 * The schedule under a plan. Within a month the order is: new rate, part paid out, rest from the EMI, step-up; then the
 * instalment and the extra payment at its end. Compare it with schedule(terms), or with the plan less one of its parts.
 */
export function planned(terms: LoanTerms, plan: LoanPlan): PlannedCourse {
  const loan = startOf(terms);
  const rateEvents: RateEvent[] = [];
  const turns: Turn[] = [];
  if (plan.rates) turns.push(rateTurn(plan.rates.changes, plan.rates.longest, rateEvents));
  if (plan.drawdown) holdBack(loan, plan.drawdown);
  if (plan.drawdown || plan.moratorium) turns.push(payoutTurn(terms, plan.drawdown, plan.moratorium));
  if (plan.stepUp) turns.push(stepUpTurn(plan.stepUp));
  const extras = plan.prepay && { extraIn: extrasOf(plan.prepay), lowered: loweredUnder(plan.prepay.mode) };
  return { ...course(loan, { turns, ...extras }), rateEvents };
}
