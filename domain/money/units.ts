/** Rupees, with paise as the fraction: what people type and read. */
export type Rupees = number;

/** Whole paise: what is added up. An integer, so that sums are exact (100 Cr is 10^11, far below 2^53). */
export type Paise = number;

export const toPaise = (rupees: Rupees): Paise => Math.round(rupees * 100);

export const toRupees = (paise: Paise): Rupees => paise / 100;
