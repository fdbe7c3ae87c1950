import type { FactInput } from '../schema.ts';
import { detail, over, spec } from '../ledger-sources.ts';

export const rows: FactInput[] = [
  { id: 'business.rate', attribute: 'rate', value: [11.99, 24], unit: 'percent', pages: detail('business-loan') },
  {
    id: 'business.rate.overview',
    attribute: 'rate',
    value: 11.5,
    unit: 'percent',
    bound: 'from',
    pages: [...over('business-loan'), '/'],
  },
  {
    id: 'business.amount',
    attribute: 'amount',
    value: 50_000_000,
    unit: 'rupees',
    bound: 'upTo',
    pages: detail('business-loan'),
  },
  {
    id: 'business.amount.overview',
    attribute: 'amount',
    value: 100_000_000,
    unit: 'rupees',
    bound: 'upTo',
    pages: [...detail('business-loan'), ...over('business-loan'), '/'],
  },
  { id: 'business.tenure', attribute: 'tenure', value: [1, 5], unit: 'years', pages: detail('business-loan') },
  {
    id: 'business.tenure.overview',
    attribute: 'tenure',
    value: 7,
    unit: 'years',
    bound: 'upTo',
    pages: [...detail('business-loan'), ...over('business-loan'), '/'],
  },
  { id: 'business.vintage', attribute: 'vintage', value: 1, plus: true, unit: 'years', pages: detail('business-loan') },
  {
    id: 'business.score',
    attribute: 'score',
    value: 700,
    plus: true,
    unit: 'score',
    pages: [...detail('business-loan'), '/'],
  },
  {
    id: 'business.turnover',
    attribute: 'turnover',
    value: 1_000_000,
    unit: 'rupees',
    bound: 'atLeast',
    pages: detail('business-loan'),
  },
  { id: 'business.statements', attribute: 'statements', value: 12, unit: 'months', pages: detail('business-loan') },
  {
    id: 'business.approval',
    attribute: 'approval',
    value: [48, 72],
    unit: 'hours',
    pages: [...over('business-loan'), '/'],
  },
].map((row) => ({ product: 'business-loan', ...spec, ...row }) as FactInput);
