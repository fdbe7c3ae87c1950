import { type Paise, type Rupees, toPaise } from '../money/units.ts';
import { percentOf } from './schedule.ts';

/** What a lender charges at the start: so many rupees, a share of the loan, or both. */
export interface Fee {
  fee: Rupees;
  /** Percent of the loan */
  feePercent?: number;
}

export interface FeeSum {
  /** Before tax. */
  net: Paise;
  tax: Paise;
  total: Paise;
}

/** A fee in paise with the tax on top of it, each rounded to the paisa. The tax is in percent: GST. */
export function feeOf(principal: Paise, { fee, feePercent = 0 }: Fee, gst: number): FeeSum {
  const net = toPaise(fee) + percentOf(principal, feePercent);
  const tax = percentOf(net, gst);
  return { net, tax, total: net + tax };
}
