import { writeMonth } from '../money/month.ts';
import type { Rupees } from '../money/units.ts';
import { planBounds } from './bounds.ts';
import { type PlanInputs, startPlans } from './plan-inputs.ts';
import { moveKinds } from './rates.ts';

export type Put = (field: string, value: string | number, start: string | number | null) => void;

/** The plans' part of a URL; readPlans reads it back. */
export function writePlans(put: Put, inputs: PlanInputs & { amount: Rupees; rate: number; months: number }): void {
  const first = startPlans(inputs);
  put('start', inputs.start === null ? '' : writeMonth(inputs.start), '');
  put('years', inputs.years, first.years);
  for (const [index, change] of inputs.rateChanges.entries()) {
    const name = `change${index + 1}`;
    put(name, change.annualRate, null);
    put(`${name}-month`, change.month, planBounds.changeMonth.start);
    put(`${name}-moves`, change.moves, moveKinds[0]);
  }
  put('step-up', inputs.stepUp, first.stepUp);
  for (const [index, part] of inputs.parts.entries()) {
    put(`part${index + 1}`, part.amount, null);
    put(`part${index + 1}-month`, part.month, planBounds.partMonth.start);
  }
  put('until', inputs.until, first.until);
  put('moratorium', inputs.moratorium.months, first.moratorium.months);
  put('moratorium-from', inputs.moratorium.from, first.moratorium.from);
  put('moratorium-interest', inputs.moratorium.interest, first.moratorium.interest);
  put('pay', inputs.payment, first.payment);
  put('find', inputs.find, first.find);
  put('paid', inputs.paid, first.paid);
  put('flat', inputs.flatRate, first.flatRate);
  put('gst', inputs.feesBeforeTax ? '1' : '', '');
  put('slab', inputs.taxSlab, first.taxSlab);
  put('possession', inputs.possession, first.possession);
}
