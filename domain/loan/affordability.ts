import type { Rupees } from '../money/units.ts';
import type { Range } from './bounds.ts';
import { annuity, type Emi, emi, monthlyRate, noEmi } from './emi.ts';

export interface AffordabilityInput {
  /** Net income a month. */
  income: Rupees;
  existingEmis: Rupees;
  annualRate: number;
  months: number;
  /** Percent of income that all instalments together may take. */
  share: number;
  /** The borrower's age in years; not asked for, or not said, when left out. */
  age?: number;
  /** The product's own limits on the amount. */
  limits: Range;
  /** What else the product allows. The rate and the tenure asked for are brought within it. */
  product?: {
    rate?: Range;
    months?: Range;
    /** The age in years by which the loan must be repaid. */
    lastAge?: number;
  };
}

export interface AffordabilityResult {
  /** What is left of the share for a new instalment; 0 when existing EMIs take it up. */
  room: Rupees;
  /** Rounded down to the thousand: an estimate that looks exact to the rupee promises too much. */
  amount: Rupees;
  emi: Emi;
  /** The rate and the tenure of this EMI: a loan of the amount, calculated with these, has it. */
  annualRate: number;
  months: number;
  /** What sets the amount: income, the product's maximum, or why there is none. */
  decidedBy: 'income' | 'maximum' | 'no-room' | 'below-minimum' | 'too-old';
  /** What was asked for and could not be had. */
  changed: { field: 'rate' | 'months'; asked: number; used: number; because: 'product' | 'age' }[];
}

const step = 1000;
const within = (value: number, { min, max }: Range): number => Math.min(max, Math.max(min, value));

export function affordability(input: AffordabilityInput): AffordabilityResult {
  const { limits, product = {}, age } = input;
  const annualRate = product.rate ? within(input.annualRate, product.rate) : input.annualRate;
  const ofProduct = product.months ? within(input.months, product.months) : input.months;
  const untilLastAge = age && product.lastAge ? Math.max(0, (product.lastAge - age) * 12) : Number.POSITIVE_INFINITY;
  const months = Math.min(ofProduct, untilLastAge);
  const changed: AffordabilityResult['changed'] = [];
  if (annualRate !== input.annualRate) {
    changed.push({ field: 'rate', asked: input.annualRate, used: annualRate, because: 'product' });
  }
  if (months !== input.months) {
    const because = months < ofProduct ? 'age' : 'product';
    changed.push({ field: 'months', asked: input.months, used: months, because });
  }

  const room = Math.max(0, (input.income * input.share) / 100 - input.existingEmis);
  const none = { room, amount: 0, emi: noEmi, annualRate, months, changed };
  if (months < Math.max(1, product.months?.min ?? 1)) return { ...none, decidedBy: 'too-old' };
  const most = room * annuity(monthlyRate(annualRate), months);
  const amount = Math.floor(Math.min(most, limits.max) / step) * step;
  if (room === 0) return { ...none, decidedBy: 'no-room' };
  if (amount < limits.min || amount === 0) return { ...none, decidedBy: 'below-minimum' };
  return {
    ...none,
    amount,
    emi: emi({ principal: amount, annualRate, months }),
    decidedBy: most > limits.max ? 'maximum' : 'income',
  };
}
