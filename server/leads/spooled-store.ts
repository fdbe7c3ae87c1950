// PostgreSQL with a local spool. While PostgreSQL is away an enquiry is written to the spool, acknowledged, and moved
// later; the visitor notices nothing. When the spool cannot be written either, nothing is acknowledged.
import { type Engine, isAboutStatement, sqlState } from '../db/engine.ts';
import { failure, type Log } from '../log.ts';
import type { Disk } from './disk-space.ts';
import { createSpoolDrain } from './spool-drain.ts';
import { countSpooled, isSpooled } from './spool.ts';
import { createSqlStore, type LeadStore } from './store.ts';

/** A visitor waits this long for PostgreSQL, no longer. */
const patience = 1500;

interface Options {
  main: Engine;
  spool: Engine;
  log: Log;
  /** Where the spool lies. */
  disk?: Disk;
  clock?: () => number;
  lookEvery?: number;
}

export function createSpooledStore({ main, spool, log, disk, clock = Date.now, lookEvery = 500 }: Options): LeadStore {
  const mainStore = createSqlStore(main);
  const spoolStore = createSqlStore(spool, disk);
  let up = true;
  let spooled = 1;
  let arrivals = 0;
  let spoolFails = false;
  let closing = false;
  let round: Promise<void> | null = null;
  let asking = false;

  const away = () => {
    if (up) log.warn('postgres.away', { effect: 'enquiries go to the local spool' });
    up = false;
  };

  /** Nobody answered in time: is it this statement, or is nobody there? */
  const ask = () => {
    if (asking) return;
    asking = true;
    void main.answers().then((there) => {
      asking = false;
      if (!there) away();
    });
  };

  function judge(error: unknown): void {
    if (isAboutStatement(error)) return;
    if (sqlState(error) === undefined) ask();
    else away();
  }

  async function onMain<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await within(patience, work());
    } catch (error) {
      judge(error);
      throw error;
    }
  }

  /** The spool's copy is the newer one. A spool that cannot be read does not hide what PostgreSQL has. */
  async function find<T>(read: (store: LeadStore) => Promise<T | null>): Promise<T | null> {
    const [kept] = await Promise.allSettled([spooled > 0 ? read(spoolStore) : null]);
    if (kept.status === 'fulfilled' && kept.value !== null) return kept.value;
    const found = await onMain(() => read(mainStore));
    // It may be one of those that cannot be read.
    if (found === null && kept.status === 'rejected') throw kept.reason;
    return found;
  }

  const drain = createSpoolDrain({ main, spool, log, clock, stopped: () => closing || !up, onFailure: judge });

  async function look(): Promise<void> {
    if (!up) {
      const health = await within(patience * 2, mainStore.probe()).catch(() => null);
      if (!health?.ok) return;
      up = true;
      log.info('postgres.back');
    }
    if (spooled > 0) {
      const before = arrivals;
      const left = await drain();
      // What came after the count was taken: counted twice at worst, and put right by the next round.
      spooled = left + arrivals - before;
    }
    spoolFails = false;
  }

  const timer = setInterval(() => {
    round ??= look()
      .catch((error) => {
        if (!spoolFails) log.error('spool.failing', failure(error));
        spoolFails = true;
      })
      .finally(() => {
        round = null;
      });
  }, lookEvery);

  return {
    engine: main,
    async insert(record) {
      const resent = spooled > 0 && (await isSpooled(spool, record.lead.id).catch(() => false));
      if (up && !resent) {
        // PostgreSQL may yet commit what we gave up on; the copy in the spool has the same id, so it stays one enquiry.
        const stored = await onMain(() => mainStore.insert(record)).catch(() => null);
        if (stored) return stored;
      }
      const stored = await spoolStore.insert(record);
      spooled += 1;
      arrivals += 1;
      return stored;
    },
    byToken: (token) => find((store) => store.byToken(token)),
    byReference: (reference) => find((store) => store.byReference(reference)),
    page: (page) => mainStore.page(page),
    async apply(id, change) {
      const [kept] = await Promise.allSettled([spoolStore.apply(id, change)]);
      const isKept = kept.status === 'fulfilled' && kept.value;
      // In the spool it is safe: moving it carries the change over. Otherwise PostgreSQL has to take it now.
      if (isKept && !up) return true;
      const stored = onMain(() => mainStore.apply(id, change));
      if (isKept) return await stored.catch(() => false).then(() => true);
      const found = await stored;
      if (!found && kept.status === 'rejected') throw kept.reason;
      return found;
    },
    // Hours are shared by all enquiries, so only the database they all lie in can give one away.
    promisedIn: (from, to) => onMain(() => mainStore.promisedIn(from, to)),
    applyInHour: (id, change, hour) => onMain(() => mainStore.applyInHour(id, change, hour)),
    async messagesOf(id) {
      const kept = spooled > 0 && (await isSpooled(spool, id).catch(() => false));
      return kept ? spoolStore.messagesOf(id) : onMain(() => mainStore.messagesOf(id));
    },
    scrub: () => spoolStore.scrub(),
    outboxes: [...mainStore.outboxes, ...spoolStore.outboxes],
    async probe() {
      const [mainHealth, spoolHealth] = await Promise.all([
        up ? within(patience * 2, mainStore.probe()).catch(() => null) : null,
        spoolStore.probe(),
      ]);
      const database = mainHealth?.ok ? 'up' : 'down';
      if (up && database === 'down') ask();
      const waiting = spoolHealth.ok ? await countSpooled(spool) : 0;
      const ok = database === 'up' || spoolHealth.ok;
      return { ok, engine: 'postgres', database, spooled: waiting, spool: spoolHealth.ok ? 'up' : 'down' };
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
