// pg_dump and pg_restore, for the tables that are ours, and what has to be asked of the server around them.
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import pg from 'pg';
import { DeskError } from './commands.ts';

const run = promisify(execFile);

/** In PATH, else where Debian keeps the newest. */
function tool(name: string): string {
  const home = '/usr/lib/postgresql';
  const versions = existsSync(home) ? readdirSync(home).toSorted((a, b) => Number(b) - Number(a)) : [];
  return versions.map((version) => join(home, version, 'bin', name)).find(existsSync) ?? name;
}

const toolPath = '/usr/local/bin:/usr/bin:/bin';

/** The password goes through the environment: a command line is for everybody on the machine to read. */
function connection(url: string): NodeJS.ProcessEnv {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url);
  return {
    PATH: toolPath,
    PGHOST: searchParams.get('host') ?? decodeURIComponent(hostname),
    PGPORT: port || (searchParams.get('port') ?? '5432'),
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    ...(searchParams.has('sslmode') ? { PGSSLMODE: searchParams.get('sslmode') ?? '' } : {}),
  };
}

const failed = (name: string, error: { code?: unknown; stderr?: string }) =>
  new DeskError(error.code === 'ENOENT' ? `${name} is not installed.` : `${name} failed:\n${error.stderr ?? ''}`);

async function call(name: string, args: string[], url: string): Promise<void> {
  try {
    await run(tool(name), args, { env: connection(url) });
  } catch (error) {
    throw failed(name, error as { code?: unknown; stderr?: string });
  }
}

/** Those of the tables that exist. */
export const dump = (url: string, file: string, tables: string[]) =>
  call(
    'pg_dump',
    ['--format=custom', '--no-owner', '--no-privileges', `--file=${file}`, ...tables.map((name) => `--table=${name}`)],
    url,
  );

/** Who may use a table is for the database to say, not for the backup (deploy/postgres-roles.sh). */
const asLoaded = ['--clean', '--if-exists', '--no-owner', '--no-privileges'];

/** One transaction: a restore that fails leaves what was there. */
export const load = (url: string, file: string) =>
  call('pg_restore', [...asLoaded, '--single-transaction', `--dbname=${nameOf(url)}`, file], url);

const nameOf = (url: string) => decodeURIComponent(new URL(url).pathname.slice(1));

/** What `load` would do with a dump, line by line. */
export async function* scriptOf(file: string): AsyncGenerator<string> {
  const child = spawn(tool('pg_restore'), [...asLoaded, '--file=-', file], { env: { PATH: toolPath } });
  let stderr = '';
  child.stderr.on('data', (chunk: Buffer) => {
    stderr += chunk;
  });
  const ended = once(child, 'close').then(
    ([code]) => (code === 0 ? null : { code, stderr }),
    (error: { code?: unknown }) => error,
  );
  try {
    yield* createInterface({ input: child.stdout });
    const error = await ended;
    if (error) throw failed('pg_restore', error);
  } finally {
    child.kill();
  }
}

async function ask<Row extends pg.QueryResultRow>(url: string, text: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000, query_timeout: 10_000 });
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}

export async function presentTables(url: string, tables: string[]): Promise<string[]> {
  const rows = await ask<{ name: string }>(
    url,
    'select name from unnest($1::text[]) as name where to_regclass(quote_ident(name)) is not null',
    [tables],
  );
  return rows.map(({ name }) => name);
}

export const dropTables = async (url: string, tables: string[]): Promise<void> => {
  for (const name of tables) await ask(url, `drop table if exists ${pg.escapeIdentifier(name)} cascade`);
};

/** Connections of the site, and of staff commands, to the same database: each instance keeps at least one. */
export async function connectionsOfOthers(url: string): Promise<number> {
  const [row] = await ask<{ count: string }>(
    url,
    "select count(*) from pg_stat_activity where datname = current_database() and application_name = 'pinkstone'",
  );
  return Number(row?.count ?? 0);
}
