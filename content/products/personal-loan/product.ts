import type { ProductFacts } from '../../product-schema.ts';

export const product: ProductFacts = {
  place: {
    menu: 2,
    form: 3,
  },
  icon: 'person',
  art: 'services/personal-loan',
  facts: 'personal',
  start: {
    amount: 500_000,
    months: 36,
    rate: 'personal.rate.overview',
  },
};
