// The sums a visitor may ask for, each from what was understood: an answer, or what has to be asked first. No number is
// ever filled in for the visitor.
import { affordSum, amountSum } from './afford.ts';
import { prepaySum, transferSum } from './changes.ts';
import { Ask } from './figures.ts';
import { fitSum } from './fit.ts';
import { incomeSum } from './income-needed.ts';
import { flatSum } from './flat.ts';
import { emiSum, outstandingSum, splitSum, tenureSum, totalSum } from './loans.ts';
import type { SumInput, SumOutcome } from './outcome.ts';
import { subsidySum } from './subsidy.ts';

const sums = {
  'sum.emi': (input) => emiSum(input, 'emi'),
  'sum.total': totalSum,
  'sum.compare': (input) => emiSum(input, 'emi', true),
  'sum.afford': affordSum,
  'sum.income': incomeSum,
  'sum.tenure': tenureSum,
  'sum.prepay': prepaySum,
  'sum.transfer': transferSum,
  'sum.outstanding': outstandingSum,
  'sum.flat': flatSum,
  'sum.split': splitSum,
  'sum.subsidy': subsidySum,
  'check.fit': fitSum,
  'check.amount': amountSum,
} satisfies Record<string, (input: SumInput) => SumOutcome>;
export type SumIntent = keyof typeof sums;
export const sumIntents = Object.keys(sums) as SumIntent[];

export const isSumIntent = (intent: string): intent is SumIntent => intent in sums;

export function computeSum(intent: SumIntent, input: SumInput): SumOutcome {
  try {
    return sums[intent](input);
  } catch (reason) {
    if (reason instanceof Ask) return reason.outcome;
    throw reason;
  }
}
