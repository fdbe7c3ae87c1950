// What lenders ask of a borrower, as the ledger's rows say it (content/eligibility.ts), and how a figure stands to it.
import type { Range } from '../loan/bounds.ts';

/** Best first. */
export const verdicts = ['fits', 'talk', 'no'] as const;
export type Verdict = (typeof verdicts)[number];

/** A bound of which two readings are published: what most lenders ask, and what some take. */
export interface Readings<Bound> {
  most: Bound;
  some: Bound;
}

/** From a loan above `above` on, so many percent of the price at most. */
export interface PriceTier extends Readings<number> {
  above: number;
}

export interface LoanRules {
  loan: string;
  /** Percent of income that all EMIs together may take. */
  share: number;
  score: Readings<number>;
  /** A month; null where the firm publishes none, and then nothing is judged by it. */
  income: Readings<number> | null;
  /** A year, of the business. */
  sales: Readings<number> | null;
  age: Record<'salaried' | 'others', Readings<Range>> | null;
  /** Full years in work, or that the business has run. */
  time: Readings<number> | null;
  amount: Readings<number> & { least: number };
  years: Readings<number> & { least: number };
  price: PriceTier[] | null;
  /** Percent a year: what sums are counted with, and the top of what lenders ask. */
  rate: { counted: number; top: number };
}

const graded = (most: boolean, some: boolean): Verdict => (most ? 'fits' : some ? 'talk' : 'no');

/** At least so much. */
export const reaches = (value: number, { most, some }: Readings<number>): Verdict =>
  graded(value >= most, value >= some);

/** At most so much. */
export const keepsTo = (value: number, { most, some }: Readings<number>): Verdict =>
  graded(value <= most, value <= some);

export const liesIn = (value: number, { most, some }: Readings<Range>): Verdict => {
  const inside = ({ min, max }: Range) => value >= min && value <= max;
  return graded(inside(most), inside(some));
};

export const worst = (list: Iterable<Verdict>): Verdict =>
  [...list].reduce<Verdict>((one, other) => (verdicts.indexOf(other) > verdicts.indexOf(one) ? other : one), 'fits');

/** The tier a loan of this size falls into. */
export const tierOf = (tiers: PriceTier[], amount: number): PriceTier | undefined =>
  tiers.findLast(({ above }) => amount > above) ?? tiers[0];

/** The most that may be lent on a price. A dearer tier's percentage can come to less than the tier below allows. */
export function mostOfPrice(tiers: PriceTier[], price: number, reading: 'most' | 'some'): number {
  const ends = tiers.map(({ above, [reading]: percent }, i) => {
    const end = Math.min((price * percent) / 100, tiers[i + 1]?.above ?? Number.POSITIVE_INFINITY);
    return end > above ? end : 0;
  });
  return Math.max(...ends);
}
