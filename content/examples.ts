// Worked examples of the articles. Only the three inputs are typed; instalments and totals are computed where shown,
// through tokens like {ex.first-home.emi}: .amount .rate .tenure .emi .total .interest
import type { FactId } from './fill.ts';

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
};
