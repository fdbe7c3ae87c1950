import type { Rupees } from '../money/units.ts';
import { annuity, type Emi, emi, type LoanTerms, monthlyRate } from './emi.ts';

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

/** The yearly rate with fees counted: the borrower receives principal − fee and pays the EMI. Null if fees eat it all. */
export function apr(terms: LoanTerms, fee: Rupees): Apr | null {
  const received = terms.principal - fee;
  if (received <= 0) return null;
  const quoted = monthlyRate(terms.annualRate);
  return rates(fee === 0 ? quoted : rateAt(received / emi(terms).exact.emi, terms.months, quoted));
}

/** The rate at which the annuity has this worth. It falls as the rate rises, so bracket and halve: no start can miss. */
function rateAt(worth: number, months: number, atLeast: number): number {
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

export interface Offer {
  annualRate: number;
  months: number;
  /** Processing fee and other charges taken at the start. */
  fee: Rupees;
}

interface ComparedOffer extends Offer {
  emi: Emi;
  /** Instalments and fee, before rounding. */
  totalCost: Rupees;
  /** What the loan costs beyond the amount itself: interest and fee. */
  costOfCredit: Rupees;
  apr: Apr | null;
}

export interface Comparison {
  offers: ComparedOffer[];
  /** Positions in the list; the first of equals. Null where there is nothing to compare. */
  lowestEmi: number | null;
  lowestCost: number | null;
  lowestApr: number | null;
}

export function compareOffers(principal: Rupees, offers: readonly Offer[]): Comparison {
  const compared = offers.map((offer): ComparedOffer => {
    const terms = { principal, annualRate: offer.annualRate, months: offer.months };
    const result = emi(terms);
    return {
      ...offer,
      emi: result,
      totalCost: result.exact.total + offer.fee,
      costOfCredit: result.exact.interest + offer.fee,
      apr: apr(terms, offer.fee),
    };
  });
  return {
    offers: compared,
    lowestEmi: lowest(compared.map((offer) => offer.emi.exact.emi)),
    lowestCost: lowest(compared.map((offer) => offer.totalCost)),
    lowestApr: lowest(compared.map((offer) => offer.apr?.nominal ?? Number.POSITIVE_INFINITY)),
  };
}

function lowest(figures: readonly number[]): number | null {
  const least = Math.min(...figures);
  return figures.length > 1 && Number.isFinite(least) ? figures.indexOf(least) : null;
}
