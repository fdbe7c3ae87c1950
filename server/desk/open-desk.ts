// What staff commands work on: every place an enquiry may be, each of which may be away.
import { existsSync } from 'node:fs';
import { deskDuties } from '../../content/en/desk-duties.ts';
import { fillIn } from '../../domain/fill-in.ts';
import { postgresEngine, sqliteEngine } from '../db/engine.ts';
import type { LeadRow } from '../db/tables.ts';
import { storeFile, type StoreEnv } from '../leads/open-store.ts';
import { rowsOf } from '../leads/retention.ts';
import type { Change, StoredRecord } from '../leads/rows.ts';
import { createSqlStore, type LeadStore, type PageFilter } from '../leads/store.ts';
import { createLog } from '../log.ts';
import { createAuditStore } from './people/audit-store.ts';

export interface Place {
  name: 'sqlite' | 'postgres' | 'spool';
  store: LeadStore;
}

interface Entry {
  lead: LeadRow;
  place: Place['name'];
}

interface Told {
  reference?: string;
  count?: number;
}

export interface Desk {
  places: Place[];
  /** Newest first, each enquiry once, wherever it is. */
  newest(filter: PageFilter): AsyncGenerator<Entry>;
  find(reference: string): Promise<StoredRecord | null>;
  /** Everywhere it is stored; throws when a place that may hold it is away. False when nothing was changed. */
  change(id: string, change: Change): Promise<boolean>;
  /** Into the log of who saw and changed what: whoever is named at the command line. */
  tell(by: string, action: 'handled' | 'exported' | 'erased' | 'purged', more?: Told): Promise<void>;
  /** After erasing. */
  scrub(): Promise<void>;
  close(): Promise<void>;
}

export function openDesk(env: StoreEnv, warn: (line: string) => void): Desk {
  const log = createLog('silent');
  const file = storeFile(env);
  const places: Place[] = [];
  // The spool stands first: on a tie its copy is the newer one.
  const local = env.DATABASE_URL ? 'spool' : 'sqlite';
  if (existsSync(file)) places.push({ name: local, store: createSqlStore(sqliteEngine(file, log)) });
  else if (!env.DATABASE_URL) warn(`No enquiries yet: ${file} does not exist.`);
  if (env.DATABASE_URL) {
    places.push({ name: 'postgres', store: createSqlStore(postgresEngine(env.DATABASE_URL, log)) });
  }

  async function* entriesOf({ store, name }: Place, filter: PageFilter): AsyncGenerator<Entry, undefined> {
    try {
      for await (const lead of rowsOf(store, filter)) yield { lead, place: name };
    } catch (error) {
      // The main place failing is the whole answer missing; with PostgreSQL away the spool still has its part.
      if (name === 'sqlite') throw error;
      warn(`${name === 'spool' ? 'The spool' : 'PostgreSQL'} cannot be read: this list is not complete.`);
    }
    return undefined;
  }

  return {
    places,
    async *newest(filter) {
      const sources = await Promise.all(
        places.map(async (place) => {
          const rows = entriesOf(place, filter);
          return { rows, next: (await rows.next()).value ?? null };
        }),
      );
      const spooled = new Set<string>();
      for (;;) {
        const waiting = sources.filter(({ next }) => next !== null);
        const [source] = waiting.toSorted((a, b) => (b.next?.lead.created_at ?? 0) - (a.next?.lead.created_at ?? 0));
        if (!source?.next) return;
        const entry = source.next;
        source.next = (await source.rows.next()).value ?? null;
        // The same enquiry may be in both for a moment, with one arrival time: the spool's copy comes first.
        if (entry.place === 'spool') spooled.add(entry.lead.id);
        else if (spooled.has(entry.lead.id)) continue;
        yield entry;
      }
    },
    async find(reference) {
      let away: unknown;
      for (const { store } of places) {
        const record = await store.byReference(reference).catch((error) => {
          away = error;
          return null;
        });
        if (record) return record;
      }
      if (away) throw away;
      return null;
    },
    async change(id, change) {
      let changed = false;
      for (const { store } of places) changed = (await store.apply(id, change)) || changed;
      return changed;
    },
    async tell(by, action, { reference, count } = {}) {
      const main = places.at(-1);
      if (!main) return;
      const who = fillIn(deskDuties.commandLine, { by });
      const detail = count === undefined ? who : `${count}, ${who}`;
      await createAuditStore(main.store.engine).add({ by: null, action, subject: reference ?? null, detail });
    },
    async scrub() {
      for (const { store } of places) await store.scrub();
    },
    async close() {
      await Promise.all(places.map(({ store }) => store.close()));
    },
  };
}
