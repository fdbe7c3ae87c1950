import type { ProductFacts } from '../../product-schema.ts';

export const product: ProductFacts = {
  place: {
    menu: 4,
    form: 4,
  },
  icon: 'shop',
  art: 'services/business-loan',
  facts: 'business',
  start: {
    amount: 1_000_000,
    months: 36,
    rate: 'business.rate.overview',
  },
};
