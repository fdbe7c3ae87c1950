// pg_dump and pg_restore, for the tables that are ours.
import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { DeskError } from './commands.ts';

const run = promisify(execFile);
const tables = [
  'leads',
  'consent_events',
  'lead_events',
  'outbox',
  'probe',
  'kysely_migration',
  'kysely_migration_lock',
];

/** In PATH, else where Debian keeps the newest. */
function tool(name: string): string {
  const home = '/usr/lib/postgresql';
  const versions = existsSync(home) ? readdirSync(home).toSorted((a, b) => Number(b) - Number(a)) : [];
  return versions.map((version) => join(home, version, 'bin', name)).find(existsSync) ?? name;
}

/** The password goes through the environment: a command line is for everybody on the machine to read. */
function connection(url: string): NodeJS.ProcessEnv {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url);
  return {
    PATH: '/usr/local/bin:/usr/bin:/bin',
    PGHOST: searchParams.get('host') ?? decodeURIComponent(hostname),
    PGPORT: port || (searchParams.get('port') ?? '5432'),
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    ...(searchParams.has('sslmode') ? { PGSSLMODE: searchParams.get('sslmode') ?? '' } : {}),
  };
}

async function call(name: string, args: string[], url: string): Promise<void> {
  try {
    await run(tool(name), args, { env: connection(url) });
  } catch (error) {
    const { code, stderr } = error as { code?: unknown; stderr?: string };
    throw new DeskError(code === 'ENOENT' ? `${name} is not installed.` : `${name} failed:\n${stderr ?? ''}`);
  }
}

export const dump = (url: string, file: string) =>
  call('pg_dump', ['--format=custom', '--no-owner', `--file=${file}`, ...tables.map((name) => `--table=${name}`)], url);

/** One transaction: a restore that fails leaves what was there. */
export const load = (url: string, file: string) =>
  call(
    'pg_restore',
    ['--clean', '--if-exists', '--no-owner', '--single-transaction', `--dbname=${nameOf(url)}`, file],
    url,
  );

const nameOf = (url: string) => decodeURIComponent(new URL(url).pathname.slice(1));
