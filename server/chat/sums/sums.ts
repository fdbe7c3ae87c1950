// The sums a visitor may ask for, each from what was understood: an answer, or what has to be asked first. No number is
// ever filled in for the visitor.
import type { Fact } from '../../../content/schema.ts';
import type { Role, Slots } from '../slots/slots.ts';

export const sumIntents = [
  'sum.emi',
  'sum.total',
  'sum.afford',
  'sum.tenure',
  'sum.prepay',
  'sum.transfer',
  'sum.outstanding',
  'sum.flat',
  'sum.subsidy',
  'sum.compare',
  'check.fit',
  'check.amount',
] as const;
export type SumIntent = (typeof sumIntents)[number];

export interface SumInput {
  slots: Slots;
  /** Its id, where the message or the talk names one. */
  product: string | null;
  facts: readonly Fact[];
}

/** A figure to be worded in the visitor's language; a string is the visitor's own words. */
type Figure =
  | { rupees: number }
  | { amount: number }
  | { percent: number }
  | { months: number }
  | { list: Figure[] }
  | string;

/** One sentence of the answer: a frame of content/<language>/sums.ts with its figures. */
interface Sentence {
  frame: string;
  figures: Record<string, Figure>;
}

export type SumOutcome =
  /** These roles are not known; any one of them is enough where `either` says so. */
  | { state: 'missing'; roles: Role[]; either?: true; known: Partial<Record<Role, number>> }
  /** Two values for a role: which one is meant? */
  | { state: 'conflict'; role: Role; values: number[] }
  /** The figures lie outside of what can be computed. */
  | { state: 'outside' }
  | {
      state: 'result';
      /** The first repeats what was understood. */
      sentences: Sentence[];
      /** Ids of the ledger rows used. */
      rows: string[];
      /** The calculator with the same figures, where it has room for them. */
      href: string | null;
    };

export function computeSum(_intent: SumIntent, _input: SumInput): SumOutcome {
  return { state: 'outside' };
}
