// The engines there are on this machine, each with a place of its own that is gone when the tests end.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after } from 'node:test';
import { type Engine, postgresEngine, sqliteEngine } from '../../server/db/engine.ts';
import { createLog } from '../../server/log.ts';
import { noPostgres, startPostgres } from './postgres.ts';

const log = createLog('silent');

export function sqlite(): Engine {
  const folder = mkdtempSync(join(tmpdir(), 'pinkstone-desk-'));
  const engine = sqliteEngine(join(folder, 'leads.sqlite'), log);
  after(() => engine.close().then(() => rmSync(folder, { recursive: true })));
  return engine;
}

export async function engines(): Promise<Engine[]> {
  if (noPostgres) return [sqlite()];
  const postgres = await startPostgres();
  const engine = postgresEngine(postgres.url, log);
  after(() => engine.close().finally(() => postgres.stop()));
  return [sqlite(), engine];
}
