// Worked examples of the articles. Only the three inputs are typed; instalments and totals are computed where shown,
// through tokens like {ex.first-home.emi}: .amount .rate .tenure .emi .total .interest
import type { Fact } from './schema.ts';

export interface Example {
  principal: number;
  /** Percent a year, or the ledger row whose lower end it is. */
  rate: number | Fact['id'];
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
  'first-machine': { principal: 600_000, rate: 'business.rate.overview', months: 36 },
  'first-machine-long': { principal: 600_000, rate: 'business.rate.overview', months: 60 },
};
