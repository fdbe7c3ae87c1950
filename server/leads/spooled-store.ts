// PostgreSQL with a local spool. While PostgreSQL is away an enquiry is written to the spool, acknowledged, and moved
// later; the visitor notices nothing. When the spool cannot be written either, nothing is acknowledged.
import type { Engine } from '../db/engine.ts';
import { failure, type Log } from '../log.ts';
import { copyTo, countSpooled, forget, giveBack, isSpooled, takeBatch } from './spool.ts';
import { createSqlStore, isDataError, type LeadStore } from './store.ts';

/** A visitor waits this long for PostgreSQL, no longer. */
const patience = 1500;
const lookEvery = 500;
const batch = 100;

interface Options {
  main: Engine;
  spool: Engine;
  log: Log;
  clock?: () => number;
}

export function createSpooledStore({ main, spool, log, clock = Date.now }: Options): LeadStore {
  const mainStore = createSqlStore(main);
  const spoolStore = createSqlStore(spool);
  let up = true;
  let spooled = 1;
  let closing = false;
  let round: Promise<void> | null = null;

  const away = () => {
    if (up) log.warn('postgres.away', { effect: 'enquiries go to the local spool' });
    up = false;
  };

  async function onMain<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await within(patience, work());
    } catch (error) {
      if (!isDataError(error)) away();
      throw error;
    }
  }

  async function look(): Promise<void> {
    if (!up) {
      const health = await within(patience * 2, mainStore.probe()).catch(() => null);
      if (!health?.ok) return;
      up = true;
      log.info('postgres.back');
    }
    if (spooled > 0) await drain();
  }

  async function drain(): Promise<void> {
    for (let moved = 0; !closing; ) {
      const records = await takeBatch(spool, clock(), batch);
      if (records.length === 0) {
        spooled = await countSpooled(spool);
        if (moved > 0) log.info('spool.moved', { enquiries: moved, left: spooled });
        return;
      }
      try {
        await copyTo(main, records);
        await forget(spool, records);
        moved += records.length;
      } catch (error) {
        await giveBack(spool, records);
        if (!isDataError(error)) return away();
        moved += await drainOneByOne(records);
        return;
      }
    }
  }

  /** One enquiry PostgreSQL refuses must not hold up the others; it stays in the spool, where staff see it. */
  async function drainOneByOne(records: Awaited<ReturnType<typeof takeBatch>>): Promise<number> {
    let moved = 0;
    for (const record of records) {
      try {
        await copyTo(main, [record]);
        await forget(spool, [record]);
        moved += 1;
      } catch (error) {
        log.error('spool.refused', { reference: record.lead.reference, ...failure(error) });
      }
    }
    return moved;
  }

  const timer = setInterval(() => {
    round ??= look()
      .catch((error) => log.error('spool.failing', failure(error)))
      .finally(() => {
        round = null;
      });
  }, lookEvery);

  return {
    async insert(record) {
      const resent = spooled > 0 && (await isSpooled(spool, record.lead.id).catch(() => false));
      if (up && !resent) {
        // PostgreSQL may yet commit what we gave up on; the copy in the spool has the same id, so it stays one enquiry.
        const stored = await onMain(() => mainStore.insert(record)).catch(() => null);
        if (stored) return stored;
      }
      const stored = await spoolStore.insert(record);
      // Counted once it is there: a drain that counts earlier must not report an empty spool over it.
      spooled += 1;
      return stored;
    },
    async byToken(token) {
      return (spooled > 0 ? await spoolStore.byToken(token) : null) ?? (await onMain(() => mainStore.byToken(token)));
    },
    async byReference(reference) {
      const kept = spooled > 0 ? await spoolStore.byReference(reference) : null;
      return kept ?? (await onMain(() => mainStore.byReference(reference)));
    },
    page: (page) => mainStore.page(page),
    async apply(id, change) {
      const kept = await spoolStore.apply(id, change);
      // In the spool it is safe: moving it carries the change over. Otherwise PostgreSQL has to take it now.
      if (kept && !up) return true;
      const stored = onMain(() => mainStore.apply(id, change));
      return kept ? await stored.catch(() => false).then(() => true) : await stored;
    },
    scrub: () => spoolStore.scrub(),
    outboxes: [...mainStore.outboxes, ...spoolStore.outboxes],
    async probe() {
      const [mainHealth, spoolHealth] = await Promise.all([
        up ? within(patience * 2, mainStore.probe()).catch(() => null) : null,
        spoolStore.probe(),
      ]);
      const database = mainHealth?.ok ? 'up' : 'down';
      if (database === 'down') away();
      const waiting = spoolHealth.ok ? await countSpooled(spool) : 0;
      return { ok: database === 'up' || spoolHealth.ok, engine: 'postgres', database, spooled: waiting };
    },
    async close() {
      closing = true;
      clearInterval(timer);
      await round;
      // A frozen PostgreSQL must not keep the process from ending.
      await Promise.all([within(patience, mainStore.close()).catch(() => {}), spoolStore.close()]);
    },
  };
}

function within<T>(ms: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('took too long')), ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
