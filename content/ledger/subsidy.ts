import type { FactInput } from '../schema.ts';
import { detail, over, spec } from '../ledger-sources.ts';

export const rows: FactInput[] = [
  { id: 'subsidy.rate', attribute: 'rate', value: [7.5, 12], unit: 'percent', pages: detail('government-subsidy') },
  { id: 'subsidy.share', attribute: 'share', value: [15, 35], unit: 'percent', pages: detail('government-subsidy') },
  { id: 'subsidy.share.home', attribute: 'share', value: 35, unit: 'percent', bound: 'upTo', pages: ['/'] },
  {
    id: 'subsidy.amount',
    attribute: 'subsidy-amount',
    value: 267_000,
    unit: 'rupees',
    bound: 'upTo',
    pages: over('government-subsidies'),
  },
  {
    id: 'subsidy.processing',
    attribute: 'processing',
    value: [15, 30],
    unit: 'days',
    pages: detail('government-subsidy'),
  },
  { id: 'subsidy.age', attribute: 'age', value: [18, 65], unit: 'age', pages: detail('government-subsidy') },
  {
    id: 'subsidy.mudra',
    attribute: 'amount.mudra',
    value: 1_000_000,
    unit: 'rupees',
    bound: 'upTo',
    pages: over('government-subsidies'),
    note: 'Shishu to 50,000; Kishor to 5 lakh; Tarun to 10 lakh; Tarun Plus 10–20 lakh for those who repaid a Tarun loan.',
  },
  {
    id: 'subsidy.standup',
    attribute: 'amount.standup',
    value: [1_000_000, 10_000_000],
    unit: 'rupees',
    pages: over('government-subsidies'),
    note: 'The scheme ran to 31 March 2025; a successor of up to ₹2 crore was announced. Confirm before quoting.',
  },
  {
    id: 'subsidy.schemes',
    attribute: 'schemes',
    value: 10,
    plus: true,
    unit: 'count',
    pages: over('government-subsidies'),
  },
  { id: 'subsidy.schemes.home', attribute: 'schemes', value: 15, plus: true, unit: 'count', pages: ['/'] },
].map((row) => ({ product: 'government-subsidies', ...spec, ...row }) as FactInput);
