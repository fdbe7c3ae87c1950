// SQLite in DATA_DIR by default; with DATABASE_URL, PostgreSQL and a spool in DATA_DIR.
import { join } from 'node:path';
import { postgresEngine, sqliteEngine } from '../db/engine.ts';
import { moveDesk } from '../db/move-desk.ts';
import type { Env } from '../env.ts';
import type { Log } from '../log.ts';
import { type Disk, watchDisk } from './disk-space.ts';
import { moveOver } from './move-over.ts';
import { createSpooledStore } from './spooled-store.ts';
import { createSqlStore, type LeadStore } from './store.ts';

export type StoreEnv = Pick<Env, 'DATA_DIR' | 'DATABASE_URL'>;

export const storeFile = (env: StoreEnv) => join(env.DATA_DIR, env.DATABASE_URL ? 'spool.sqlite' : 'leads.sqlite');

/** Returns also when the database is away: then enquiries get a 503, and it is tried again with each of them. */
export async function openStore(env: StoreEnv, log: Log, disk: Disk = watchDisk(env.DATA_DIR)): Promise<LeadStore> {
  const local = sqliteEngine(storeFile(env), log);
  await moveOver(join(env.DATA_DIR, env.DATABASE_URL ? 'leads.sqlite' : 'spool.sqlite'), local, log);
  const main = env.DATABASE_URL ? postgresEngine(env.DATABASE_URL, log) : null;
  if (main) await moveDesk(join(env.DATA_DIR, 'leads.sqlite'), main, log);
  const store = main ? createSpooledStore({ main, spool: local, log, disk }) : createSqlStore(local, disk);
  const health = await store.probe();
  const fields = { engine: health.engine, database: health.database, spooled: health.spooled };
  if (health.ok) log.info('store.open', fields);
  else log.error('store.not_writable', fields);
  return store;
}
