import type { Rupees } from '../money/units.ts';
import { type Emi, emi } from './emi.ts';

export interface TransferInput {
  outstanding: Rupees;
  oldRate: number;
  newRate: number;
  /** Months left on the loan; the new loan runs as long, so that only the rate and the costs decide. */
  months: number;
  /** Everything paid to move: the new lender's fee, valuation, stamp duty, the old lender's charges. */
  costs: Rupees;
}

/** Unrounded; negative where staying is cheaper. */
export interface TransferResult {
  staying: Emi;
  moving: Emi;
  monthlyDifference: Rupees;
  interestSaved: Rupees;
  /** Interest saved less the costs. */
  saving: Rupees;
  /**
   * The month by which the smaller instalments have paid back the costs (costs ÷ monthly difference, rounded up): 0 when
   * there are no costs, null when the loan ends first or the new instalment is not smaller.
   */
  breakEvenMonth: number | null;
}

export function transfer({ outstanding, oldRate, newRate, months, costs }: TransferInput): TransferResult {
  const staying = emi({ principal: outstanding, annualRate: oldRate, months });
  const moving = emi({ principal: outstanding, annualRate: newRate, months });
  const monthlyDifference = staying.exact.emi - moving.exact.emi;
  const interestSaved = staying.exact.total - moving.exact.total;
  const month = monthlyDifference > 0 ? Math.ceil(costs / monthlyDifference) : Number.POSITIVE_INFINITY;
  return {
    staying,
    moving,
    monthlyDifference,
    interestSaved,
    saving: interestSaved - costs,
    breakEvenMonth: month <= months ? month : null,
  };
}
