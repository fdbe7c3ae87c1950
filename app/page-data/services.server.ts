import { facts } from '../../content/facts.ts';
import { type Product, products } from '../../content/products.ts';
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
