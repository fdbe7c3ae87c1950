// What a borrower tells the scheme finder.
import type { Rupees } from '../money/units.ts';

export const kinds = ['make', 'service', 'trade', 'allied', 'crops'] as const;
type Kind = (typeof kinds)[number];

export const places = ['village', 'town'] as const;
type Place = (typeof places)[number];

export const groups = [
  'woman',
  'sc',
  'st',
  'obc',
  'minority',
  'exserviceman',
  'disability',
  'transgender',
  'artisan',
] as const;
export type Group = (typeof groups)[number];

/** What the family has used before: nothing, a subsidy, a MUDRA Tarun loan that is repaid, a MUDRA loan that runs. */
export const befores = ['no', 'subsidy', 'tarun', 'mudra'] as const;
type Before = (typeof befores)[number];

export interface Business {
  kind: Kind;
  place: Place;
  rajasthan: boolean;
  age: number;
  groups: readonly Group[];
  /** Class 8 passed. */
  class8: boolean;
  cost: Rupees;
  before: Before;
}

export interface Home {
  place: Place;
  /** Of the household, in a year. */
  income: Rupees;
  price: Rupees;
  /** Carpet area in square metres. */
  carpet: number;
  /** Somebody of the family owns a pucca house in India. */
  pucca: boolean;
}

/** A business, a home, or both. */
export type Plan =
  | { purpose: 'new' | 'running'; business: Business; home: Home | null }
  | { purpose: 'home'; business: null; home: Home };

/** Asked for their own share and a higher subsidy by PMEGP; the artisan's card counts elsewhere. */
const special: readonly Group[] = groups.filter((group) => group !== 'artisan');
export const isSpecial = (list: readonly Group[]): boolean => list.some((group) => special.includes(group));
