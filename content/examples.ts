// Worked examples of articles and guides. Only inputs are typed; what follows from them is computed where it is shown
// (worked-figures.ts), through tokens:
// {ex.first-home.emi}, also .amount .rate .tenure .total .interest;
// {saved.transfer.transfer-new.emi}: by how much the second is smaller, in .emi .total or .interest;
// {sum.duty-man.part}: that share of the whole, also .of and .rest.
import type { Fact } from './schema.ts';

type FactId = Fact['id'];

export interface Example {
  principal: number;
  /** Percent a year, or the ledger row whose lower end it is. */
  rate: number | FactId;
  months: number;
}

export const examples: Record<string, Example> = {
  'first-home': { principal: 3_000_000, rate: 'home.rate.overview', months: 240 },
  'first-home-short': { principal: 3_000_000, rate: 'home.rate.overview', months: 180 },
  'first-home-long': { principal: 3_000_000, rate: 'home.rate.overview', months: 360 },
  calculator: { principal: 500_000, rate: 'calc.start.rate', months: 60 },
  wedding: { principal: 500_000, rate: 'personal.rate', months: 36 },
  'wedding-long': { principal: 500_000, rate: 'personal.rate', months: 60 },
  shop: { principal: 1_000_000, rate: 'business.rate', months: 36 },
  property: { principal: 2_500_000, rate: 'mortgage.rate.overview', months: 180 },
  transfer: { principal: 3_000_000, rate: 'home.rate.plot', months: 240 },
  'modest-home': { principal: 1_500_000, rate: 'home.rate.overview', months: 240 },
  'shop-long': { principal: 1_000_000, rate: 'business.rate', months: 60 },
  mudra: { principal: 500_000, rate: 'subsidy.rate', months: 60 },
  'mudra-market': { principal: 500_000, rate: 'business.rate', months: 60 },
  'property-short': { principal: 2_500_000, rate: 'mortgage.rate.overview', months: 120 },
  'floating-start': { principal: 4_000_000, rate: 'home.rate.overview', months: 240 },
  'floating-up': { principal: 4_000_000, rate: 'home.rate.plot', months: 240 },
  'floating-down': { principal: 4_000_000, rate: 'home.rate', months: 240 },
  'transfer-new': { principal: 3_000_000, rate: 'home.rate.overview', months: 240 },
  'transfer-late': { principal: 600_000, rate: 'home.rate.plot', months: 48 },
  'transfer-late-new': { principal: 600_000, rate: 'home.rate.overview', months: 48 },
  'transfer-stretched': { principal: 3_000_000, rate: 'home.rate.overview', months: 300 },
  'tenure-short': { principal: 2_500_000, rate: 'home.rate.purchase', months: 120 },
  'tenure-middle': { principal: 2_500_000, rate: 'home.rate.purchase', months: 180 },
  'tenure-long': { principal: 2_500_000, rate: 'home.rate.purchase', months: 240 },
  'tenure-longest': { principal: 2_500_000, rate: 'home.rate.purchase', months: 360 },
  'sanctioned-home': { principal: 3_500_000, rate: 'home.rate.construction', months: 240 },
  'first-home-prepaid': { principal: 2_500_000, rate: 'home.rate.overview', months: 240 },
  'jaipur-home': { principal: 4_000_000, rate: 'home.rate.overview', months: 240 },
  'subsidised-home': { principal: 2_000_000, rate: 'home.rate.overview', months: 240 },
  'pmegp-loan': { principal: 900_000, rate: 'business.rate.overview', months: 60 },
  'tarun-plus': { principal: 1_500_000, rate: 'business.rate.overview', months: 60 },
  'vyupy-loan': { principal: 1_500_000, rate: 'business.rate.overview', months: 60 },
  'good-score': { principal: 500_000, rate: 'personal.rate', months: 48 },
  'weak-score': { principal: 500_000, rate: 18, months: 48 },
  'plot-home': { principal: 2_000_000, rate: 'home.rate.plot', months: 180 },
  'first-machine': { principal: 600_000, rate: 'business.rate.overview', months: 36 },
  'first-machine-long': { principal: 600_000, rate: 'business.rate.overview', months: 60 },
};

export interface Sum {
  of: number | FactId;
  /** The row that says how many percent of it. */
  share?: FactId;
  /** Or in how many equal parts. */
  split?: FactId;
}

export const sums: Record<string, Sum> = {
  'pmegp-own': { of: 1_000_000, share: 'pmegp.own.general' },
  'pmegp-village': { of: 1_000_000, share: 'pmegp.share.general.rural' },
  'pmegp-town': { of: 1_000_000, share: 'pmegp.share.general.urban' },
  'pmegp-woman': { of: 1_000_000, share: 'pmegp.share.special.rural' },
  'vyupy-margin': { of: 1_500_000, share: 'vyupy.margin' },
  'vyupy-interest': { of: 1_500_000, share: 'vyupy.interest.first' },
  'pmay-instalment': { of: 'pmay.max', split: 'pmay.instalments' },
  'duty-man': { of: 5_000_000, share: 'stamp.men' },
  'duty-woman': { of: 5_000_000, share: 'stamp.women' },
  registration: { of: 5_000_000, share: 'stamp.registration' },
  'loan-to-value': { of: 5_000_000, share: 'ltv.middle' },
  'fee-tax': { of: 15_000, share: 'gst.fees' },
};
