// What goes into a sum, and what comes out of it.
import type { Fact } from '../../../content/schema.ts';
import type { Role, Slots } from '../slots/slot.ts';

export interface SumInput {
  slots: Slots;
  /** Its id, where the message or the talk names one. */
  product: string | null;
  facts: readonly Fact[];
}

/** A figure to be worded in the visitor's language (say.ts). */
export type Figure =
  /** To the rupee, or in lakh and crore where that is exact; with what it is the sum of, so that a slip is seen. */
  | { rupees: number; of?: readonly number[] }
  | { amount: number }
  | { percent: number }
  | { months: number }
  | { days: number }
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
  /** A figure of the message has no role: its words, and what was understood of the rest, as one or several readings. */
  | { state: 'open'; text: string; understood: Record<string, Figure>; readings: Record<string, Figure>[] }
  /**
   * The first sentence repeats what was understood; the link is the calculator with the same figures. What stands beside
   * them in the message, and was not counted, is told.
   */
  | { state: 'result'; sentences: Sentence[]; href: string | null; leftOut?: string };
