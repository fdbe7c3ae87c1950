import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Log } from '../log.ts';
import { failure } from '../log.ts';
import { isCurrent, migrate } from './migrations.ts';
import type { Tables } from './tables.ts';

/** bigint columns hold times and counts, all far below 2^53. */
const int8 = 20;
const types = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === int8 ? Number : pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
};

function openPool(url: string, log: Log, limits: pg.PoolConfig): Kysely<Tables> {
  const pool = new pg.Pool({ connectionString: url, types, application_name: 'pinkstone', ...limits });
  // Without a listener an idle connection that the server drops would end the process.
  // The pool listens to idle connections only: one that breaks while in use would end the process as well.
  pool.on('connect', (client) => client.on('error', () => {}));
  pool.on('error', (error) => log.warn('postgres.connection_lost', failure(error)));
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

export async function openPostgres(url: string, log: Log): Promise<Kysely<Tables>> {
  // Migrations may wait for another instance's; requests may not wait for anything.
  const patient = openPool(url, log, { max: 1, connectionTimeoutMillis: 1000, query_timeout: 10_000 });
  try {
    if (!(await isCurrent(patient))) await migrate(patient);
  } finally {
    void patient.destroy().catch(() => {});
  }
  return openPool(url, log, {
    max: 8,
    // One stays open however quiet it is: a restore sees by it that an instance runs.
    min: 1,
    connectionTimeoutMillis: 1000,
    statement_timeout: 1200,
    query_timeout: 1500,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
  });
}

/** A connection of its own, and one word. */
export async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'pinkstone',
    connectionTimeoutMillis: 1000,
    query_timeout: 1000,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    void client.end().catch(() => {});
  }
}

/** `lost` is called once, when the connection breaks by itself. */
export async function listen(
  url: string,
  channel: string,
  heard: (text: string) => void,
  lost: () => void,
): Promise<() => Promise<void>> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'pinkstone',
    connectionTimeoutMillis: 1000,
    keepAlive: true,
  });
  let over = false;
  const end = () => {
    if (over) return;
    over = true;
    lost();
  };
  client.on('error', end);
  client.on('end', end);
  client.on('notification', ({ payload }) => heard(payload ?? ''));
  await client.connect();
  await client.query(`listen ${client.escapeIdentifier(channel)}`);
  return async () => {
    over = true;
    await client.end().catch(() => {});
  };
}
