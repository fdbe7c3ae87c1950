// The figures of a period, as the screen shows them.
import { productIds } from '../../../content/products.ts';
import { type Counted, createNumbers } from '../../../domain/desk/numbers.ts';
import { dateOf, startOfNextDay } from '../../../domain/desk/office.ts';
import type { Named, NumbersView, Period, Viewer } from './views.ts';

const day = 86_400_000;
const lengths: Record<Period, number> = { week: 7 * day, '30-days': 30 * day, '12-months': 365 * day };
const mostSources = 12;

interface Options {
  period: Period;
  me: Viewer;
  now: number;
  /** How long the firm may take to call. */
  promise: number;
  rows: (from: number, to: number) => AsyncIterable<Counted>;
  nameOf: (id: string) => Named;
}

/** Paths without their queries; whatever else was sent as a page is another page. */
const pathOf = (page: string) => /^\/[\w/-]*/.exec(page)?.[0] ?? '';

export async function numbersOf({ period, me, now, promise, rows, nameOf }: Options): Promise<NumbersView> {
  // Up to the last whole day whose promises have all run out.
  const to = startOfNextDay(now - promise - day);
  const from = to - lengths[period];
  const [numbers, earlier, own] = [createNumbers(), createNumbers(), createNumbers()];
  for await (const row of rows(from, to)) {
    const counted = {
      ...row,
      source: pathOf(row.source),
      product: row.product !== null && productIds.includes(row.product) ? row.product : null,
    };
    numbers.add(counted);
    if (row.adviser === me.id) own.add(counted);
  }
  for await (const row of rows(2 * from - to, from)) earlier.add(row);
  const read = numbers.read();
  const inOrder = <Row extends { enquiries: number }>(list: Row[]) => list.sort((a, b) => b.enquiries - a.enquiries);
  const { disbursed: _, disbursedInr: __, ...before } = earlier.read().all;
  const { disbursed: ___, disbursedInr: ____, ...mine } = own.read().all;
  const days = Array.from({ length: Math.round((to - from) / day) }, (_, at) => dateOf(from + at * day));
  return {
    period,
    from,
    to,
    all: read.all,
    before,
    mine: me.role === 'owner' ? null : mine,
    days: days.map((date) => {
      const { enquiries = 0, inTime = 0, late = 0, uncalled = 0 } = read.days.get(date) ?? {};
      return { day: date, enquiries, inTime, late: late + uncalled };
    }),
    advisers:
      me.role === 'owner'
        ? inOrder(read.advisers).map(({ adviser, ...score }) => ({
            ...score,
            adviser: adviser === null ? null : nameOf(adviser),
          }))
        : [],
    funnel: read.funnel,
    closed: read.closed,
    products: inOrder(read.products),
    sources: inOrder(read.sources)
      .slice(0, mostSources)
      .map(({ page, ...counts }) => ({ page, ...counts })),
    hours: read.hours.map(({ hour, enquiries, inTime }) => ({ hour, enquiries, inTime })),
  };
}
