import { join } from 'node:path';
import { sqliteEngine } from '../db/engine.ts';
import type { Env } from '../env.ts';
import type { Log } from '../log.ts';
import { createSqlStore, type LeadStore } from './store.ts';

export async function openStore(env: Pick<Env, 'DATA_DIR' | 'DATABASE_URL'>, log: Log): Promise<LeadStore> {
  return createSqlStore(sqliteEngine(join(env.DATA_DIR, 'leads.sqlite'), log));
}
