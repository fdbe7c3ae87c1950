import type { FactInput } from '../schema.ts';
import { house } from './sources.ts';

export const calculator: FactInput[] = [
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
].map((row) => ({ product: 'calculator', ...house, ...row }) as FactInput);
