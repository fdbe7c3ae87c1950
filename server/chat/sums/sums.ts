// The sums a visitor may ask for, each from what was understood: an answer, or what has to be asked first. No number is
// ever filled in for the visitor.
import type { Fact } from '../../../content/schema.ts';
import type { Role, Slots } from '../slots/slots.ts';
import { affordSum, amountSum } from './afford.ts';
import { prepaySum, transferSum } from './changes.ts';
import { Ask } from './figures.ts';
import { fitSum } from './fit.ts';
import { emiSum, flatSum, outstandingSum, tenureSum } from './loans.ts';
import { subsidySum } from './subsidy.ts';

export interface SumInput {
  slots: Slots;
  /** Its id, where the message or the talk names one. */
  product: string | null;
  facts: readonly Fact[];
}

/** A figure to be worded in the visitor's language (say.ts). */
export type Figure =
  /** To the rupee, or in lakh and crore where that is exact. */
  | { rupees: number }
  | { amount: number }
  | { percent: number }
  | { months: number }
  | { product: string }
  | { attribute: string }
  /** Rows of the ledger. */
  | { rows: string[] }
  /** The visitor's own words for what he said of himself. */
  | { said: string; text: string; role: Role };

/** One sentence of the answer: a frame of content/<language>/sums.ts with its figures. */
export interface Sentence {
  frame: string;
  figures: Record<string, Figure>;
}

export type SumOutcome =
  /** These roles are not known, any one of them being enough where `either` says so; or which loan it is about. */
  | { state: 'missing'; roles: Role[]; either?: true; product?: true }
  /** Several values for a role: which one is meant? */
  | { state: 'conflict'; role: Role; values: number[] }
  /** Of the month or of the year? */
  | { state: 'unclear'; role: Role; text: string }
  /** The figures lie outside of what can be reckoned with. */
  | { state: 'outside' }
  /** The first sentence repeats what was understood; the link is the calculator with the same figures. */
  | { state: 'result'; sentences: Sentence[]; href: string | null };

const sums = {
  'sum.emi': (input) => emiSum(input, 'emi'),
  'sum.total': (input) => emiSum(input, 'total'),
  'sum.compare': (input) => emiSum(input, 'emi', true),
  'sum.afford': affordSum,
  'sum.tenure': tenureSum,
  'sum.prepay': prepaySum,
  'sum.transfer': transferSum,
  'sum.outstanding': outstandingSum,
  'sum.flat': flatSum,
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
