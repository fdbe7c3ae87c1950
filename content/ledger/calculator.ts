import type { FactInput } from '../schema.ts';
import { house } from '../ledger-sources.ts';

export const rows: FactInput[] = [
  {
    id: 'calc.amount.slider',
    attribute: 'amount.slider',
    value: [10_000_000, 1_000_000_000],
    unit: 'rupees',
    pages: ['/emi-calculator'],
  },
  {
    id: 'calc.amount.input',
    attribute: 'amount.input',
    value: [10_000, 1_000_000_000],
    unit: 'rupees',
    pages: ['/emi-calculator'],
  },
  { id: 'calc.rate', attribute: 'rate', value: [5, 30], unit: 'percent', pages: ['/emi-calculator'] },
  { id: 'calc.tenure', attribute: 'tenure', value: [12, 360], unit: 'months', pages: ['/emi-calculator'] },
  { id: 'calc.start.amount', attribute: 'start.amount', value: 500_000, unit: 'rupees', pages: ['/emi-calculator'] },
  { id: 'calc.start.rate', attribute: 'start.rate', value: 12, unit: 'percent', pages: ['/emi-calculator'] },
  { id: 'calc.start.tenure', attribute: 'start.tenure', value: 60, unit: 'months', pages: ['/emi-calculator'] },
  {
    id: 'calc.share',
    attribute: 'income-share',
    value: 50,
    unit: 'percent',
    pages: ['/emi-calculator'],
    note: 'Share of monthly income that all EMIs together may take in the estimate of how much one can borrow.',
  },
  {
    id: 'calc.prepay.charge',
    attribute: 'prepayment-charge',
    value: 0,
    unit: 'percent',
    pages: ['/emi-calculator'],
    source: { kind: 'direction', name: 'Reserve Bank of India (Pre-payment Charges on Loans) Directions, 2025' },
    applies: 'Individuals with a floating-rate loan that is not for business',
    expires: '2027-11-15',
    note: 'From 1 January 2026 lenders may not charge individuals for prepaying floating-rate non-business loans.',
  },
].map((row) => ({ product: 'calculator', ...house, ...row }) as FactInput);
