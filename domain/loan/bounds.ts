export interface Range {
  min: number;
  max: number;
}

/** What the exact input takes; the slider beside it may cover less, and its thumb then rests at its end. */
export interface Bound extends Range {
  start: number;
  slider: Range & {
    step: number;
    /** Small amounts as easy to reach as large ones: each step is a round part of where it stands, not always the same. */
    growing?: true;
  };
  /** What our lenders usually give of this product. A figure outside it is taken, and the page says so. */
  usual?: Range;
}

export const within = ({ min, max }: Range, value: number): boolean => value >= min && value <= max;
export const usualOf = ({ usual, min, max }: Range & { usual?: Range }): Range => usual ?? { min, max };

/** One set per loan product comes from the content ledger; without a product, the general ones hold. */
export interface LoanBounds {
  /** Whole rupees */
  amount: Bound;
  /** Percent a year */
  rate: Bound;
  months: Bound;
}

/** By the loan's id; null is a loan of no particular type. */
export type BoundsOf = (loan: string | null) => LoanBounds;

export const generalBounds: LoanBounds = {
  // The start lies below the slider's end on purpose: the exact input beside it takes smaller amounts.
  amount: {
    min: 10_000,
    max: 1_000_000_000,
    start: 500_000,
    slider: { min: 10_000_000, max: 1_000_000_000, step: 50_000 },
  },
  rate: { min: 0, max: 30, start: 12, slider: { min: 5, max: 30, step: 0.1 } },
  months: { min: 1, max: 360, start: 60, slider: { min: 12, max: 360, step: 12 } },
};

/** The inputs that only one view has. Rates and tenures there are the general ones: an old loan keeps to no product's range. */
export const viewBounds = {
  income: { min: 1_000, max: 100_000_000, start: 50_000 },
  share: { min: 10, max: 80, start: 50 },
} as const;

export const mostOffers = 4;
export const mostExtras = 5;
export const mostChanges = 6;
export const mostParts = 5;

/** The inputs of what may happen to a loan. Months count from the start of the loan. */
export const planBounds = {
  changeMonth: { min: 2, max: 360, start: 13 },
  partMonth: { min: 2, max: 60, start: 7 },
  moratorium: { min: 0, max: 60, start: 0 },
  stepUp: { min: 0, max: 25, start: 0 },
  /** The largest loan in a single month at the highest rate asks for a little more than itself. */
  payment: { min: 1, max: 2_000_000_000 },
  taxSlab: { min: 0, max: 50, start: 0 },
  possession: { min: 0, max: 120, start: 0 },
  age: { min: 18, max: 100 },
} as const;
