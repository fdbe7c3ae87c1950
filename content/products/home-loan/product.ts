import type { ProductFacts } from '../../product-schema.ts';

export const product: ProductFacts = {
  place: {
    menu: 1,
    form: 1,
  },
  icon: 'house',
  art: 'services/home-loan',
  facts: 'home',
  showsOthers: true,
  start: {
    amount: 3_000_000,
    months: 240,
    rate: 'home.rate.overview',
  },
};
