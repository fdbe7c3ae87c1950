// A database that may be away: opened on first need, dropped after a failure that a fresh handle could cure,
// tried again at the next call. Nothing above this file knows how to reconnect.
import type { Kysely } from 'kysely';
import { failure, type Log } from '../log.ts';
import { openSqlite } from './sqlite.ts';
import type { Tables } from './tables.ts';

export interface Engine {
  readonly name: 'sqlite' | 'postgres';
  use<T>(work: (db: Kysely<Tables>) => Promise<T>): Promise<T>;
  /** Whether anybody is there, asked apart from `use`, whose connections may all be busy with slow statements. */
  answers(): Promise<boolean>;
  /** What other instances say on a channel, on a connection of its own; SQLite has no others. Returns how to end it. */
  listen?(channel: string, heard: (text: string) => void, lost: () => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

interface Kind {
  name: Engine['name'];
  open(): Promise<Kysely<Tables>>;
  answers(): Promise<boolean>;
  listen?: NonNullable<Engine['listen']>;
  /** A failure that a fresh handle could cure. */
  isStale(error: unknown): boolean;
}

function createEngine({ name, open, answers, listen, isStale }: Kind, log: Log): Engine {
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
    answers,
    ...(listen && { listen }),
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

/**
 * SQLSTATEs that speak of one statement or its data (refused, deadlocked, locked out, timed out): whoever says so is
 * there. One slow statement must not be taken for a database that is away, or one visitor could send everyone to the
 * spool.
 */
export const isAboutStatement = (error: unknown) => /^(2[23]|40|55P03|57014)/.test(sqlState(error) ?? '');

export function sqlState(error: unknown): string | undefined {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' ? code : undefined;
}

export const sqliteEngine = (file: string, log: Log): Engine =>
  createEngine(
    {
      name: 'sqlite',
      open: () => openSqlite(file),
      answers: async () => true,
      isStale: (error) => !passing.has((sqliteCode(error) ?? 0) & 0xff),
    },
    log,
  );

export const postgresEngine = (url: string, log: Log): Engine =>
  createEngine(
    {
      name: 'postgres',
      // Only those who use PostgreSQL load its client.
      open: async () => (await import('./postgres.ts')).openPostgres(url, log),
      answers: async () => (await import('./postgres.ts')).answers(url),
      listen: async (...args) => (await import('./postgres.ts')).listen(url, ...args),
      // Any other failure may have left connections in an unknown state.
      isStale: (error) => !isAboutStatement(error),
    },
    log,
  );
