import type { FactInput } from '../schema.ts';
import { firmSaid } from '../ledger-sources.ts';

export const rows: FactInput[] = [
  { id: 'firm.founded', attribute: 'founded', value: 2009, unit: 'year', pages: ['/', '/about'] },
  { id: 'firm.clients', attribute: 'clients', value: 10_000, plus: true, unit: 'count', pages: ['/', '/about'] },
  {
    id: 'firm.disbursed',
    attribute: 'disbursed',
    value: 5_000_000_000,
    plus: true,
    unit: 'rupees',
    pages: ['/', '/about'],
  },
  { id: 'firm.partners', attribute: 'partners', value: 50, plus: true, unit: 'count', pages: ['/', '/about'] },
  { id: 'firm.experience.home', attribute: 'experience', value: 10, plus: true, unit: 'years', pages: ['/'] },
  { id: 'firm.experience.about', attribute: 'experience', value: 15, plus: true, unit: 'years', pages: ['/about'] },
  { id: 'firm.awards', attribute: 'awards', value: 4, plus: true, unit: 'count', pages: ['/'] },
  { id: 'firm.approval', attribute: 'approval', value: 24, unit: 'hours', pages: ['/'] },
  { id: 'firm.response', attribute: 'response', value: 24, unit: 'hours', pages: ['/', '/contact', '/query'] },
  { id: 'firm.rate.start', attribute: 'rate', value: 8.5, unit: 'percent', bound: 'from', pages: ['/'] },
  { id: 'firm.privacy', attribute: 'privacy', value: 100, unit: 'percent', pages: ['/', '/query'] },
  { id: 'firm.hidden', attribute: 'hidden-charges', value: 0, unit: 'rupees', pages: ['/'] },
  {
    id: 'firm.fee',
    attribute: 'fee',
    value: 0,
    unit: 'rupees',
    pages: ['/guides/fees-and-how-we-are-paid'],
    applies: 'Borrowers who apply through us',
    toConfirm: true,
    note: 'That the lender pays us and the borrower does not, and that we say what we earn when asked.',
  },
].map((row) => ({ product: 'firm', ...firmSaid, ...row }) as FactInput);
