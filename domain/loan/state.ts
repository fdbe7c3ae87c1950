import type { Rupees } from '../money/units.ts';
import type { AffordabilityInput } from './affordability.ts';
import type { Offer } from './apr.ts';
import { type LoanBounds, viewBounds } from './bounds.ts';
import type { LoanTerms } from './emi.ts';
import { type PlanInputs, startPlans } from './plan-inputs.ts';
import { noPrepayment, type PrepayMode, type PrepayPlan } from './prepay.ts';
import type { TransferInput } from './transfer.ts';

export const viewNames = ['result', 'schedule', 'prepay', 'compare', 'transfer', 'solve', 'affordability'] as const;
export type View = (typeof viewNames)[number];

export const prepayModes = ['keep-emi', 'keep-tenure'] as const satisfies readonly PrepayMode[];

/** Everything the calculator page needs to show itself again: all of it lives in the URL. */
export interface CalculatorState extends ViewInputs {
  /** Its id. */
  loan: string | null;
  amount: Rupees;
  rate: number;
  months: number;
  view: View;
  /** Calculate EMI has been pressed; until then the results are zero. */
  calculated: boolean;
}

export interface ViewInputs extends PlanInputs {
  prepay: PrepayPlan;
  /** At least one: the loan itself. */
  offers: Offer[];
  transfer: TransferInput;
  affordability: Omit<AffordabilityInput, 'limits' | 'product'>;
}

export function startState(loan: string | null, bounds: LoanBounds): CalculatorState {
  const main = { amount: bounds.amount.start, rate: bounds.rate.start, months: bounds.months.start };
  return { loan, ...main, view: 'result', calculated: false, ...startInputs(main) };
}

/** Each view starts from the loan just calculated, so that it shows something true before anything is typed. */
export function startInputs({ amount, rate, months }: Pick<CalculatorState, 'amount' | 'rate' | 'months'>): ViewInputs {
  return {
    ...startPlans({ amount, rate, months }),
    prepay: noPrepayment,
    offers: [{ annualRate: rate, months, fee: 0 }],
    // One point lower, in ten-thousandths: 12.3 − 1 is 11.300000000000001 otherwise.
    transfer: {
      outstanding: amount,
      oldRate: rate,
      newRate: Math.max(0, Math.round((rate - 1) * 1e4) / 1e4),
      months,
      costs: 0,
    },
    affordability: {
      income: viewBounds.income.start,
      existingEmis: 0,
      annualRate: rate,
      months,
      share: viewBounds.share.start,
    },
  };
}

export const termsOf = (state: CalculatorState): LoanTerms => ({
  principal: state.amount,
  annualRate: state.rate,
  months: state.months,
});
