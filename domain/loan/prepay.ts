import { type Paise, type Rupees, toPaise } from '../money/units.ts';
import type { LoanTerms } from './emi.ts';
import { run, type Schedule, schedule, summed } from './schedule.ts';

/** Paid together with that month's instalment. */
export interface ExtraPayment {
  month: number;
  amount: Rupees;
}

export type PrepayMode = 'keep-emi' | 'keep-tenure';

export interface PrepayPlan {
  extras: readonly ExtraPayment[];
  /** Paid at the end of every loan year: months 12, 24, 36, … */
  yearly: Rupees;
  mode: PrepayMode;
}

/** Figures in paise, as those of the schedules they come from. */
export interface PrepayResult {
  before: Schedule;
  after: Schedule;
  monthsSaved: number;
  interestSaved: Paise;
  /** What was paid extra: less than planned where the loan ends first. */
  extraPaid: Paise;
  /** Each change of the instalment; empty when the EMI is kept. */
  newInstalments: { fromMonth: number; instalment: Paise }[];
}

export function prepay(terms: LoanTerms, plan: PrepayPlan): PrepayResult {
  const before = schedule(terms);
  const due = new Map<number, Paise>();
  const add = (month: number, amount: Rupees): void => {
    due.set(month, (due.get(month) ?? 0) + Math.max(0, toPaise(amount)));
  };
  for (const extra of plan.extras) add(extra.month, extra.amount);
  for (let month = 12; month <= terms.months; month += 12) add(month, plan.yearly);

  const keepTenure = plan.mode === 'keep-tenure';
  const extraIn = (month: number): Paise => due.get(month) ?? 0;
  const after = summed(run({ ...terms, instalment: before.instalment, extraIn, keepTenure }));
  return {
    before,
    after,
    monthsSaved: before.rows.length - after.rows.length,
    interestSaved: before.totals.interest - after.totals.interest,
    extraPaid: after.totals.extra,
    newInstalments: keepTenure ? changes(after) : [],
  };
}

function changes({ rows }: Schedule): PrepayResult['newInstalments'] {
  return rows.flatMap((row, index) =>
    (rows[index - 1]?.extra ?? 0) > 0 ? [{ fromMonth: row.month, instalment: row.instalment }] : [],
  );
}
