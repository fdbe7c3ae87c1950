// The home page's table of rates: five loans by the rows their overview pages show.
import { home as written } from '../../content/en/home.ts';
import type { Content } from '../../content/load.ts';
import { products, wordsOf } from '../../content/products.ts';
import type { RateRow } from '../sections/rates.tsx';
import { checkedDays } from './sources.server.ts';

export function ratesOf({ home, services }: Content) {
  const { rows, ...words } = home.rates;
  return {
    words,
    rows: rows.map(({ loan, from, amount, tenure, score, time }): RateRow => {
      const product = products.find(({ id }) => id === loan);
      if (!product) throw new Error(`There is no loan '${loan}'`);
      return { name: wordsOf(services, loan).name, href: product.overview, cells: [from, amount, tenure, score, time] };
    }),
    /** The day on which all its figures had been checked. */
    checked: checkedDays(written.rates).oldest,
  };
}
