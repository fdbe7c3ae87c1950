import type { Rupees } from '../money/units.ts';
import { annuity, type Emi, emi, monthlyRate, NO_EMI } from './emi.ts';

export interface AffordabilityInput {
  /** Net income a month. */
  income: Rupees;
  existingEmis: Rupees;
  annualRate: number;
  months: number;
  /** Percent of income that all instalments together may take. */
  share: number;
  /** The product's own limits on the amount. */
  limits: { min: Rupees; max: Rupees };
}

export interface AffordabilityResult {
  /** What is left of the share for a new instalment; 0 when existing EMIs take it up. */
  room: Rupees;
  /** Rounded down to the thousand: an estimate that looks exact to the rupee promises too much. */
  amount: Rupees;
  emi: Emi;
  /** What sets the amount: income, the product's maximum, or why there is none. */
  decidedBy: 'income' | 'maximum' | 'no-room' | 'below-minimum';
}

const STEP = 1000;

export function affordability(input: AffordabilityInput): AffordabilityResult {
  const { annualRate, months, limits } = input;
  const room = Math.max(0, (input.income * input.share) / 100 - input.existingEmis);
  const most = room * annuity(monthlyRate(annualRate), months);
  const amount = Math.floor(Math.min(most, limits.max) / STEP) * STEP;
  if (room === 0) return { room, amount: 0, emi: NO_EMI, decidedBy: 'no-room' };
  if (amount < limits.min) return { room, amount: 0, emi: NO_EMI, decidedBy: 'below-minimum' };
  return {
    room,
    amount,
    emi: emi({ principal: amount, annualRate, months }),
    decidedBy: most > limits.max ? 'maximum' : 'income',
  };
}
