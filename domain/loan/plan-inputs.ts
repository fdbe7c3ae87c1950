import type { CalendarMonth } from '../money/month.ts';
import type { Rupees } from '../money/units.ts';
import type { Fields } from './param-fields.ts';
import { generalBounds, mostChanges, mostParts, planBounds } from './bounds.ts';
import { yearKinds, type YearKind } from './calendar.ts';
import { emi, type LoanTerms } from './emi.ts';
import { interests, type Moratorium, type Part, untilPaidOut, type UntilPaidOut } from './payout.ts';
import { type LoanPlan, type PlannedCourse, planned } from './plan.ts';
import { type PrepayPlan, prepay } from './prepay.ts';
import { moveKinds, type RateChange } from './rates.ts';
import { flatFromReducing } from './solve.ts';

/** What a borrower may say about the life of a loan beyond its amount, rate and tenure; all of it lives in the URL. */
export interface PlanInputs {
  /** The month of the first EMI; null while it is not said, and then rows gather by years of the loan. */
  start: CalendarMonth | null;
  years: YearKind;
  rateChanges: RateChange[];
  /** Percent by which the EMI rises each year. */
  stepUp: number;
  /** Parts paid out after the first. Together they are less than the loan. */
  parts: Part[];
  until: UntilPaidOut;
  moratorium: Moratorium;
  /** What one can pay each month, and what is asked about it. */
  payment: Rupees;
  find: (typeof finds)[number];
  /** EMIs already paid, for what is still owed. */
  paid: number;
  flatRate: number;
  /** Fees of offers are given before tax. */
  feesBeforeTax: boolean;
  /** Percent of tax on the highest part of one's income; 0 while it is not said. */
  taxSlab: number;
  /** The month one moves in, 0 where that was before the loan began: until then nothing is deducted. */
  possession: number;
}

export const finds = ['tenure', 'amount'] as const;

interface Main {
  amount: Rupees;
  rate: number;
  months: number;
}

export const startExtraMonth = (months: number): number => Math.min(12, months);

/** As the other inputs, these start from the loan just calculated. */
export const startPlans = ({ amount, rate, months }: Main): PlanInputs => ({
  start: null,
  years: 'loan',
  rateChanges: [],
  stepUp: 0,
  parts: [],
  until: 'pre-emi',
  moratorium: { from: 1, months: 0, interest: 'added' },
  payment: Math.max(1, emi({ principal: amount, annualRate: rate, months }).emi),
  find: 'tenure',
  paid: startExtraMonth(months),
  flatRate: Math.round(flatFromReducing(rate, months) * 100) / 100,
  feesBeforeTax: false,
  taxSlab: 0,
  possession: 0,
});

export function readPlans(read: Fields, main: Main): PlanInputs {
  const start = startPlans(main);
  const { changeMonth, partMonth, moratorium, payment, taxSlab, stepUp, possession } = planBounds;

  const rateChanges: RateChange[] = [];
  for (let n = 1; n <= mostChanges; n += 1) {
    if (!read.filled(`change${n}`)) continue;
    rateChanges.push({
      annualRate: read.rate(`change${n}`, { ...generalBounds.rate, start: main.rate }),
      month: read.months(`change${n}-month`, changeMonth),
      moves: read.choice(`change${n}-moves`, moveKinds, moveKinds[0]),
    });
  }

  const parts: Part[] = [];
  let left = main.amount - 1;
  for (let n = 1; n <= mostParts; n += 1) {
    const amount = read.amount(`part${n}`, { min: 0, max: left, start: 0 });
    if (amount === 0) continue;
    parts.push({ amount, month: read.months(`part${n}-month`, partMonth) });
    left -= amount;
  }

  return {
    start: read.month('start'),
    years: read.choice('years', yearKinds, start.years),
    rateChanges,
    stepUp: read.rate('step-up', stepUp),
    parts,
    until: read.choice('until', untilPaidOut, start.until),
    moratorium: {
      from: read.months('moratorium-from', { ...generalBounds.months, start: start.moratorium.from }),
      months: read.months('moratorium', moratorium),
      interest: read.choice('moratorium-interest', interests, start.moratorium.interest),
    },
    payment: read.amount('pay', { ...payment, start: start.payment }),
    find: read.choice('find', finds, start.find),
    paid: read.months('paid', { min: 0, max: main.months, start: start.paid }),
    flatRate: read.rate('flat', { ...generalBounds.rate, start: start.flatRate }),
    feesBeforeTax: read.choice('gst', ['1'], null) === '1',
    taxSlab: read.rate('slab', taxSlab),
    possession: read.months('possession', possession),
  };
}

/** Everything planned for a loan, as the schedule takes it. Of rates, no tenure grows past the longest. */
export function planOf(inputs: PlanInputs & { prepay: PrepayPlan }, longest: number): LoanPlan {
  const { prepay, rateChanges, stepUp, parts, until, moratorium } = inputs;
  return {
    prepay,
    stepUp,
    moratorium,
    rates: { changes: rateChanges, longest },
    ...(parts.length > 0 && { drawdown: { parts, until } }),
  };
}

/** The course of the loan under all that is planned for it: what the schedule, the chart, the files and the tax show. */
export function courseOf(
  terms: LoanTerms,
  inputs: PlanInputs & { prepay: PrepayPlan },
  longest: number,
): PlannedCourse {
  const plan = planOf(inputs, longest);
  const onlyPrepaid =
    inputs.rateChanges.length === 0 && plan.stepUp === 0 && !plan.drawdown && plan.moratorium?.months === 0;
  // Paying early alone never costs more, even where the rounding of a lower EMI would have it so.
  return onlyPrepaid ? { ...prepay(terms, inputs.prepay).after, rateEvents: [] } : planned(terms, plan);
}
