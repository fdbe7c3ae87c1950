import type { ProductFacts } from '../../product-schema.ts';

export const product: ProductFacts = {
  place: {
    menu: 3,
    form: 2,
  },
  icon: 'deed',
  art: 'services/mortgage-loan',
  facts: 'mortgage',
  showsOthers: true,
  start: {
    amount: 2_500_000,
    months: 180,
    rate: 'mortgage.rate.overview',
  },
};
