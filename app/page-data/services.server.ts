import { facts } from '../../content/facts.ts';
import { fact, figure } from '../../content/fill.ts';
import type { Content } from '../../content/load.ts';
import { type Product, products } from '../../content/products.ts';
import type { Band } from '../../content/schema.ts';
import type { OfferStatus, ShownBand } from '../sections/bands.tsx';
import type { CheckedDate } from '../ui/checked.tsx';
import { formatDate } from '../../domain/money/format.ts';

/** The service whose overview or details page is asked for: the route table has one row for each. */
export function serviceAt(request: Request, page: 'overview' | 'details'): Product {
  const path = new URL(request.url).pathname.replace(/(\.data|\/)$/, '');
  const entry = products.find((service) => service[page] === path);
  if (!entry) throw new Error(`No service at ${path}`);
  return entry;
}

/** The day on which all figures of a service had been checked. */
export function checkedOn({ id }: Product): CheckedDate {
  const dates = facts.filter(({ product }) => product === id).map(({ checked }) => checked);
  const date = dates.sort()[0] ?? '';
  return { date, shown: formatDate(date) };
}

/** Whether what a row names can still be had, as its card shows it. */
export function statusOf(id: string, units: Content['units']): OfferStatus | undefined {
  const row = fact(id);
  const { is = 'open', until } = row.status ?? {};
  if (is === 'open' && !until) return undefined;
  const said = figure(row, units, 'status');
  return { said: `${said.charAt(0).toUpperCase()}${said.slice(1)}`, closed: is === 'closed' };
}

export const withStatus = (bands: Band[], units: Content['units']): ShownBand[] =>
  bands.map((band) =>
    band.kind === 'offers'
      ? {
          ...band,
          items: band.items.map(({ row, ...item }) => ({ ...item, status: row ? statusOf(row, units) : undefined })),
        }
      : band,
  );
