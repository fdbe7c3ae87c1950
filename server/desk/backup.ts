// npm run backup [-- FOLDER]: a consistent copy while the server runs, with a manifest that restore checks.
import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { EnvError, readEnv } from '../env.ts';
import { storeFile } from '../leads/open-store.ts';
import { statusKeyFile } from '../leads/status-key.ts';
import type { Manifest } from './backup-manifest.ts';
import { DeskError } from './commands.ts';
import { dump } from './postgres-tools.ts';
import { copyStore, flush, sha256 } from './sqlite-copy.ts';

async function main(): Promise<void> {
  const env = readEnv();
  const takenAt = new Date().toISOString();
  const folder = resolve(process.argv[2] ?? join(env.DATA_DIR, 'backups', takenAt.replaceAll(':', '-')));
  const store = storeFile(env);
  if (!env.DATABASE_URL && !existsSync(store)) throw new DeskError(`There is nothing to back up: no ${store}.`);
  if (existsSync(join(folder, 'manifest.json'))) throw new DeskError(`${folder} already holds a backup.`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // The spool after PostgreSQL would miss what moved in between; before it, an enquiry is at worst in both.
  const local = env.DATABASE_URL ? 'spool.sqlite' : 'leads.sqlite';
  const sqlite = existsSync(store) ? await copyStore(store, join(folder, local), local) : null;
  const manifest: Manifest = { takenAt, sqlite, postgres: null };
  if (env.DATABASE_URL) {
    const file = join(folder, 'leads.dump');
    await dump(env.DATABASE_URL, file);
    manifest.postgres = { file: 'leads.dump', sha256: await sha256(file) };
  }
  const key = statusKeyFile(env.DATA_DIR);
  if (existsSync(key)) {
    const file = join(folder, 'status.key');
    copyFileSync(key, file);
    flush(file);
    manifest.statusKey = { file: 'status.key', sha256: await sha256(file) };
  }
  // Last: a folder without its manifest is no backup.
  writeFileSync(join(folder, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`, { flush: true });
  const counted = sqlite ? ` (${sqlite.enquiries} enquiries in ${local})` : '';
  process.stderr.write(`Backed up to ${folder}${counted}. Keep a copy on another machine.\n`);
  process.stdout.write(`${folder}\n`);
}

try {
  await main();
} catch (error) {
  const known = error instanceof DeskError || error instanceof EnvError;
  process.stderr.write(`${known ? error.message : `The backup failed: ${String(error)}`}\n`);
  process.exitCode = 1;
}
