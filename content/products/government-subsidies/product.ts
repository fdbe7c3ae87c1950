import type { ProductFacts } from '../../product-schema.ts';

export const product: ProductFacts = {
  place: {
    menu: 5,
    form: 5,
  },
  details: '/services/government-subsidy-details',
  icon: 'sprout',
  art: 'services/government-subsidies',
  facts: 'subsidy',
  start: {
    amount: 500_000,
    months: 60,
    rate: 'subsidy.rate',
  },
};
