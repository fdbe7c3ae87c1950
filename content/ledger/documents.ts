// How many of each paper lenders in Jaipur ask for, as our advisers see it.
import { detail, guide, rowsOf } from '../ledger-sources.ts';
import type { FactInput } from '../schema.ts';

export const rows: FactInput[] = rowsOf(
  {
    product: 'firm',
    pages: [
      ...guide('documents-by-loan'),
      ...detail('home-loan'),
      ...detail('personal-loan'),
      ...detail('mortgage-loan'),
      '/documents',
    ],
    applies: 'Most lenders; some ask for more',
    source: { kind: 'practice', name: 'What lenders in Jaipur usually ask for' },
    checked: '2026-11-16',
    expires: '2027-05-16',
  },
  [
    { id: 'docs.slips', value: 3, unit: 'months', applies: 'Salaried borrowers' },
    { id: 'docs.statements.salaried', value: 6, unit: 'months', applies: 'Salaried borrowers' },
    { id: 'docs.form16', value: 2, unit: 'years', applies: 'Salaried borrowers' },
    { id: 'docs.returns', value: [2, 3], unit: 'years', applies: 'Self-employed borrowers' },
    { id: 'docs.statements.self', value: 12, unit: 'months', applies: 'Self-employed borrowers' },
  ],
);
