// The firm's figures out of rows, each of which counts once. Rows come one by one, so that a year of them need not stand
// in memory.
import { type ClosingReason, closingReasons, type State, states } from './states.ts';
import { dateOf, hourOf } from '../moments.ts';

export interface Counted {
  receivedAt: number;
  dueAt: number;
  contactedAt: number | null;
  adviser: string | null;
  product: string | null;
  source: string;
  state: State;
  reason: ClosingReason | null;
  /** The place of the state it came to before it was closed. */
  reached: number;
  disbursedInr: number | null;
}

/** Without spam and duplicates. */
export interface Score {
  enquiries: number;
  inTime: number;
  late: number;
  /** Never called. */
  uncalled: number;
  /** Median time to the first contact, on the wall. */
  medianFirst: number | null;
  disbursed: number;
  disbursedInr: number;
}

type Stage = Exclude<State, 'closed'>;
const stages = states.filter((state): state is Stage => state !== 'closed');
const withLender = stages.indexOf('with-lender');
const disbursed = stages.indexOf('disbursed');

function median(values: number[]): number | null {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low, high] = [sorted[sorted.length % 2 === 0 ? middle - 1 : middle], sorted[middle]];
  return low === undefined || high === undefined ? null : Math.round((low + high) / 2);
}

function createScore() {
  const score = { enquiries: 0, inTime: 0, late: 0, uncalled: 0, disbursed: 0, disbursedInr: 0 };
  const took: number[] = [];
  return {
    add({ receivedAt, dueAt, contactedAt, reached, disbursedInr }: Counted) {
      score.enquiries += 1;
      if (reached >= disbursed) {
        score.disbursed += 1;
        score.disbursedInr += disbursedInr ?? 0;
      }
      if (contactedAt === null) score.uncalled += 1;
      else {
        took.push(contactedAt - receivedAt);
        score[contactedAt <= dueAt ? 'inTime' : 'late'] += 1;
      }
    },
    read: (): Score => ({ ...score, medianFirst: median(took) }),
  };
}

/** One counter for each key, in the order they first came. */
function createGroups<Key, Counter>(make: () => Counter) {
  const groups = new Map<Key, Counter>();
  return {
    of(key: Key): Counter {
      const known = groups.get(key) ?? make();
      groups.set(key, known);
      return known;
    },
    list: () => [...groups],
  };
}

export function createNumbers() {
  const all = createScore();
  const days = createGroups<string, ReturnType<typeof createScore>>(createScore);
  const advisers = createGroups<string | null, ReturnType<typeof createScore>>(createScore);
  const hours = Array.from({ length: 24 }, createScore);
  const came = stages.map(() => 0);
  const closed = new Map<ClosingReason, number>();
  const lot = () => ({ enquiries: 0, reachedLender: 0 });
  const products = createGroups<string | null, ReturnType<typeof lot>>(lot);
  const sources = createGroups<string, ReturnType<typeof lot>>(lot);

  return {
    add(row: Counted) {
      for (const score of [
        all,
        days.of(dateOf(row.receivedAt)),
        advisers.of(row.adviser),
        hours[hourOf(row.receivedAt)],
      ])
        score?.add(row);
      // Who was called has been contacted, whatever the state says.
      const reached = Math.max(row.reached, row.contactedAt === null ? 0 : 1);
      for (const stage of came.keys()) if (stage <= reached) came[stage] = (came[stage] ?? 0) + 1;
      if (row.reason !== null) closed.set(row.reason, (closed.get(row.reason) ?? 0) + 1);
      for (const group of [products.of(row.product), sources.of(row.source)]) {
        group.enquiries += 1;
        if (reached >= withLender) group.reachedLender += 1;
      }
    },
    read: () => ({
      all: all.read(),
      days: new Map(days.list().map(([day, score]) => [day, score.read()])),
      advisers: advisers.list().map(([adviser, score]) => ({ adviser, ...score.read() })),
      hours: hours.map((score, hour) => ({ hour, ...score.read() })),
      funnel: stages.map((state, at) => ({ state, enquiries: came[at] ?? 0 })),
      closed: closingReasons.map((reason) => ({ reason, enquiries: closed.get(reason) ?? 0 })),
      products: products.list().map(([product, counts]) => ({ product, ...counts })),
      sources: sources.list().map(([page, counts]) => ({ page, ...counts })),
    }),
  };
}
