// Erases answered enquiries once they are old enough: every day, as the privacy notice says, or by hand (leads -- purge).
import type { Actor, LeadRow } from '../db/tables.ts';
import { failure, type Log } from '../log.ts';
import type { Change } from './rows.ts';
import { erasure } from './service.ts';
import type { LeadStore, PageFilter } from './store.ts';
import { hour } from '../../domain/moments.ts';

const day = 24 * hour;
const pageSize = 500;

/** Newest first, a page at a time. */
export async function* rowsOf(store: Pick<LeadStore, 'page'>, filter: PageFilter): AsyncGenerator<LeadRow> {
  for (let after: LeadRow | undefined; ; ) {
    const rows = await store.page({ ...filter, limit: pageSize, after });
    yield* rows;
    after = rows.at(-1);
    if (rows.length < pageSize) return;
  }
}

/** Nobody is waiting for us: staff have called or closed it, or the visitor has taken the enquiry back. */
const isAnswered = (lead: LeadRow) =>
  [lead.handled_at, lead.closed_at, lead.withdrawn_at, lead.erasure_requested_at].some((at) => at !== null);

interface Purge {
  rows: AsyncIterable<LeadRow>;
  /** False when it was not there any more, or not answered: two instances may purge at once. */
  change: (id: string, change: Change) => Promise<boolean>;
  actor: Actor;
  by?: string;
  now: () => number;
  stopped?: () => boolean;
}

export async function purge({
  rows,
  change,
  actor,
  by,
  now,
  stopped,
}: Purge): Promise<{ erased: number; kept: number }> {
  let [erased, kept] = [0, 0];
  for await (const lead of rows) {
    if (stopped?.()) break;
    if (!isAnswered(lead)) kept += 1;
    else if (await change(lead.id, { ...erasure(lead.id, actor, 'retention', now(), by), onlyAnswered: true }))
      erased += 1;
  }
  return { erased, kept };
}

interface Options {
  store: Pick<LeadStore, 'page' | 'apply' | 'scrub'>;
  /** Asked anew each time: owners may change it. */
  days: () => number;
  log: Log;
  /** How many were erased, where any were: the desk's log keeps it. */
  onErased?: (count: number) => Promise<void>;
  clock?: () => number;
}

export interface Retention {
  start(): void;
  /** Purges if a day has passed since that last succeeded. */
  look(): Promise<void>;
  stop(): Promise<void>;
}

export function createRetention({ store, days: daysNow, log, onErased, clock = Date.now }: Options): Retention {
  let doneAt = Number.NEGATIVE_INFINITY;
  let stopped = false;
  let round: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;

  async function run(): Promise<void> {
    try {
      const days = daysNow();
      const before = clock() - days * day;
      const { erased, kept } = await purge({
        rows: rowsOf(store, { before, erased: false }),
        change: (id, change) => store.apply(id, change),
        actor: 'system',
        now: clock,
        stopped: () => stopped,
      });
      if (erased > 0) await store.scrub();
      if (erased > 0) await onErased?.(erased);
      if (!stopped) doneAt = clock();
      if (kept > 0) log.warn('retention.unanswered', { enquiries: kept, olderThanDays: days });
      log.info('retention.done', { erased, olderThanDays: days });
    } catch (error) {
      // The database may be away; the next look is in an hour.
      log.warn('retention.failed', failure(error));
    }
  }

  async function look(): Promise<void> {
    if (clock() - doneAt < day) return;
    round ??= run().finally(() => {
      round = null;
    });
    await round;
  }

  return {
    start() {
      timer = setInterval(look, hour).unref();
      void look();
    },
    look,
    async stop() {
      clearInterval(timer);
      stopped = true;
      await round;
    },
  };
}
