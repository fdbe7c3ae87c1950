// A database that may be away: opened on first need, dropped after a failure that a fresh handle could cure,
// tried again at the next call. Nothing above this file knows how to reconnect.
import type { Kysely } from 'kysely';
import { failure, type Log } from '../log.ts';
import { openSqlite } from './sqlite.ts';
import type { Tables } from './tables.ts';

export interface Engine {
  readonly name: 'sqlite' | 'postgres';
  use<T>(work: (db: Kysely<Tables>) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

function createEngine(
  name: Engine['name'],
  open: () => Promise<Kysely<Tables>>,
  isStale: (error: unknown) => boolean,
  log: Log,
): Engine {
  let opening: Promise<Kysely<Tables>> | null = null;
  let failing = false;

  const report = (error: unknown) => {
    if (!failing) log.error('store.failing', { engine: name, ...failure(error), errcode: sqliteCode(error) });
    failing = true;
  };
  const drop = (which: Promise<Kysely<Tables>>) => {
    if (opening !== which) return;
    opening = null;
    void which.then((db) => db.destroy()).catch(() => {});
  };

  return {
    name,
    async use(work) {
      opening ??= open();
      const mine = opening;
      let opened = false;
      try {
        const db = await mine;
        opened = true;
        const result = await work(db);
        if (failing) log.info('store.recovered', { engine: name });
        failing = false;
        return result;
      } catch (error) {
        report(error);
        if (!opened || isStale(error)) drop(mine);
        throw error;
      }
    },
    async close() {
      const mine = opening;
      opening = null;
      if (!mine) return;
      await mine.then((db) => db.destroy()).catch(() => {});
    },
  };
}

export function sqliteCode(error: unknown): number | undefined {
  const code = (error as { errcode?: unknown } | null)?.errcode;
  return typeof code === 'number' ? code : undefined;
}

/** Busy and full pass by themselves; anything else (read-only, I/O, moved, cannot open) wants a fresh handle. */
const passing = new Set([5, 6, 13, 19]);

export const sqliteEngine = (file: string, log: Log): Engine =>
  createEngine(
    'sqlite',
    () => openSqlite(file),
    (error) => !passing.has((sqliteCode(error) ?? 0) & 0xff),
    log,
  );

export const postgresEngine = (url: string, log: Log): Engine =>
  createEngine(
    'postgres',
    async () => {
      // Only those who use PostgreSQL load its client.
      const { openPostgres } = await import('./postgres.ts');
      return openPostgres(url, log);
    },
    // SQLSTATE 22/23 is about the data; every other failure may have left connections in an unknown state.
    (error) => !/^2[23]/.test(String((error as { code?: unknown } | null)?.code ?? '')),
    log,
  );
