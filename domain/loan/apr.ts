import { type Rupees, toPaise, toRupees } from '../money/units.ts';
import { annuity, type Emi, emi, type LoanTerms, monthlyRate } from './emi.ts';
import { type Fee, type FeeSum, feeOf } from './fees.ts';

export interface Apr {
  /** Monthly rate as a fraction at which the instalments are worth what the borrower receives. */
  monthly: number;
  /**
   * 12 × monthly, in percent: the one to show. It is the reading of the Reserve Bank's Key Facts Statement, so the figure
   * on the page can be held against a lender's paper, and without fees it equals the quoted rate.
   */
  nominal: number;
  /** (1 + monthly)^12 − 1, in percent: with compounding within the year. */
  effective: number;
}

/** No rate worth showing: fees leave the borrower nothing, or so little that the rate is beyond any loan's. */
export interface NoApr {
  none: 'nothing-received' | 'beyond-scale';
}

/** Percent a year. Past this a rate compares nothing: the fees have eaten the loan. */
const highestApr = 1000;

/** The yearly rate with fees counted: the borrower receives principal − fee and pays the EMI. */
export function apr(terms: LoanTerms, fee: Rupees): Apr | NoApr {
  const received = terms.principal - fee;
  if (received <= 0) return { none: 'nothing-received' };
  const quoted = monthlyRate(terms.annualRate);
  const answer = rates(fee === 0 ? quoted : rateAt(received / emi(terms).exact.emi, terms.months, quoted));
  return answer.nominal <= highestApr ? answer : { none: 'beyond-scale' };
}

/** The rate at which the annuity has this worth. It falls as the rate rises, so bracket and halve: no start can miss. */
export function rateAt(worth: number, months: number, atLeast: number): number {
  let low = atLeast;
  let high = Math.max(atLeast * 2, 0.01);
  while (annuity(high, months) > worth) {
    low = high;
    high *= 2;
  }
  for (;;) {
    const middle = low + (high - low) / 2;
    if (middle <= low || middle >= high) return middle;
    if (annuity(middle, months) > worth) low = middle;
    else high = middle;
  }
}

const rates = (monthly: number): Apr => ({
  monthly,
  nominal: monthly * 1200,
  effective: Math.expm1(12 * Math.log1p(monthly)) * 100,
});

/** Processing fee and other charges taken at the start, without tax. */
export interface Offer extends Fee {
  annualRate: number;
  months: number;
}

interface ComparedOffer extends Offer {
  emi: Emi;
  fees: FeeSum;
  /** Instalments, fees and the tax on them, before rounding. */
  totalCost: Rupees;
  /** What the loan costs beyond the amount itself: interest, fees and the tax on them. */
  costOfCredit: Rupees;
  apr: Apr | NoApr;
}

export interface Comparison {
  offers: ComparedOffer[];
  /** Positions in the list; the first of equals. Null where there is nothing to compare. */
  lowestEmi: number | null;
  lowestCost: number | null;
  lowestApr: number | null;
}

/** Tax on fees in percent (GST); 0 where fees are given with it. */
export function compareOffers(principal: Rupees, offers: readonly Offer[], gst = 0): Comparison {
  const compared = offers.map((offer): ComparedOffer => {
    const terms = { principal, annualRate: offer.annualRate, months: offer.months };
    const result = emi(terms);
    const fees = feeOf(toPaise(principal), offer, gst);
    const charged = toRupees(fees.total);
    return {
      ...offer,
      emi: result,
      fees,
      totalCost: result.exact.total + charged,
      costOfCredit: result.exact.interest + charged,
      apr: apr(terms, charged),
    };
  });
  return {
    offers: compared,
    lowestEmi: lowest(compared.map((offer) => offer.emi.exact.emi)),
    lowestCost: lowest(compared.map((offer) => offer.totalCost)),
    lowestApr: lowest(compared.map((offer) => ('none' in offer.apr ? Number.POSITIVE_INFINITY : offer.apr.nominal))),
  };
}

function lowest(figures: readonly number[]): number | null {
  const least = Math.min(...figures);
  return figures.length > 1 && Number.isFinite(least) ? figures.indexOf(least) : null;
}
