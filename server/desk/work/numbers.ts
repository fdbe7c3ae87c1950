// The figures of a period, as the screen shows them.
import { productIds } from '../../../content/products.ts';
import { type Counted, createNumbers } from '../../../domain/desk/numbers.ts';
import type { Named, NumbersView, Period, Viewer } from './views.ts';
import { dateOf, hour, startOfNextDay } from '../../../domain/moments.ts';

const day = 24 * hour;
const lengths: Record<Period, number> = { week: 7 * day, '30-days': 30 * day, '12-months': 365 * day };
const mostSources = 12;

interface Options {
  period: Period;
  me: Viewer;
  now: number;
  /** How long the firm may take to call, as the desk holds itself to it now. */
  promiseHours: number;
  rows: (from: number, to: number) => AsyncIterable<Counted>;
  nameOf: (id: string) => Named;
}

/** Paths without their queries; whatever else was sent as a page is another page. */
const pathOf = (page: string) => /^\/[\w/-]*/.exec(page)?.[0] ?? '';

export async function numbersOf({ period, me, now, promiseHours, rows, nameOf }: Options): Promise<NumbersView> {
  // Up to the last whole day whose promises have run out. A share that took in those that were called sooner would leave
  // out those that still wait, and flatter: what came since stands apart until its day is whole.
  const to = startOfNextDay(now - promiseHours * hour - day);
  const from = to - lengths[period];
  const [numbers, earlier, own, since] = [createNumbers(), createNumbers(), createNumbers(), createNumbers()];
  for await (const row of rows(from, now + 1)) {
    // The promise may have been longer when this one came.
    if (row.receivedAt >= to || row.dueAt > now) {
      since.add(row);
      continue;
    }
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
  const isOwner = me.role === 'owner';
  const named = <Row extends { adviser: string | null }>({ adviser, ...row }: Row) => ({
    ...row,
    adviser: adviser === null ? null : nameOf(adviser),
  });
  const fresh = since.read();
  const days = Array.from({ length: Math.round((to - from) / day) }, (_, at) => dateOf(from + at * day));
  return {
    period,
    promiseHours,
    from,
    to,
    all: read.all,
    before: earlier.read().all,
    mine: isOwner ? null : own.read().all,
    since: {
      all: fresh.all,
      advisers: inOrder(fresh.advisers)
        .filter(({ adviser }) => isOwner || adviser === me.id)
        .map(named),
    },
    days: days.map((date) => {
      const { enquiries = 0, inTime = 0, late = 0, uncalled = 0 } = read.days.get(date) ?? {};
      return { day: date, enquiries, inTime, late: late + uncalled };
    }),
    advisers: isOwner ? inOrder(read.advisers).map(named) : [],
    funnel: read.funnel,
    closed: read.closed,
    products: inOrder(read.products),
    sources: inOrder(read.sources)
      .slice(0, mostSources)
      .map(({ page, ...counts }) => ({ page, ...counts })),
    hours: read.hours.map(({ hour, enquiries, inTime }) => ({ hour, enquiries, inTime })),
  };
}
