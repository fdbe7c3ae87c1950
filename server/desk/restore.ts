// npm run restore -- FOLDER [--force]: puts a backup back, after checking it and that nobody is using the store.
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { EnvError, readEnv } from '../env.ts';
import { storeFile } from '../leads/open-store.ts';
import { statusKeyFile } from '../leads/status-key.ts';
import type { Manifest } from './backup-manifest.ts';
import { DeskError } from './commands.ts';
import { load } from './postgres-tools.ts';
import { checkStore, flush, isInUse, sha256 } from './sqlite-copy.ts';

const say = (line: string) => process.stderr.write(`${line}\n`);

async function checked(folder: string, entry: { file: string; sha256: string }): Promise<string> {
  const file = join(folder, entry.file);
  if (!existsSync(file)) throw new DeskError(`The backup is not complete: ${file} is missing.`);
  if ((await sha256(file)) !== entry.sha256)
    throw new DeskError(`The backup is damaged: ${file} is not as it was written.`);
  return file;
}

function mayReplace(target: string, force: boolean): void {
  if (!existsSync(target)) return;
  if (isInUse(target)) throw new DeskError('The server is running: stop it first.');
  const present = checkStore(target);
  if (present > 0 && !force) {
    throw new DeskError(`${target} holds ${present} enquiries. To replace them (they are kept aside), add --force.`);
  }
}

function putBack(backup: string, target: string): void {
  const enquiries = checkStore(backup);
  keepAside(target);
  // A log left by a crash belongs to the store that was replaced.
  for (const suffix of ['-wal', '-shm']) rmSync(target + suffix, { force: true });
  copyWhole(backup, target);
  say(`${enquiries} enquiries are back in ${target}.`);
}

function keepAside(target: string): void {
  if (!existsSync(target)) return;
  const aside = `${target}.replaced-${new Date().toISOString().replaceAll(':', '-')}`;
  renameSync(target, aside);
  say(`What was there is now ${aside}.`);
}

function copyWhole(from: string, target: string): void {
  mkdirSync(dirname(target), { recursive: true, mode: 0o700 });
  copyFileSync(from, `${target}.part`);
  flush(`${target}.part`);
  renameSync(`${target}.part`, target);
}

/** With it a visitor who sends again gets the link that is in the store. */
function putBackKey(backup: string, target: string): void {
  if (existsSync(target) && readFileSync(target, 'utf8') === readFileSync(backup, 'utf8')) return;
  keepAside(target);
  copyWhole(backup, target);
  say(`The key of the status links is back in ${target}.`);
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { force: { type: 'boolean' } } });
  if (!positionals[0]) throw new DeskError('Which backup? npm run restore -- FOLDER [--force]');
  const folder = resolve(positionals[0]);
  const env = readEnv();
  const force = values.force === true;
  const path = join(folder, 'manifest.json');
  if (!existsSync(path)) throw new DeskError(`${folder} holds no backup: it has no manifest.json.`);
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Manifest;
  if (Boolean(manifest.postgres) !== Boolean(env.DATABASE_URL)) {
    const made = manifest.postgres ? 'PostgreSQL' : 'SQLite';
    throw new DeskError(`This backup was made with ${made}: set or unset DATABASE_URL to match.`);
  }
  const local = manifest.sqlite ? await checked(folder, manifest.sqlite) : null;
  const key = manifest.statusKey ? await checked(folder, manifest.statusKey) : null;
  mayReplace(storeFile(env), force);
  const dump = manifest.postgres ? await checked(folder, manifest.postgres) : null;
  if (dump && env.DATABASE_URL) {
    if (!force) throw new DeskError('This replaces every enquiry in PostgreSQL. Stop the server, then add --force.');
    await load(env.DATABASE_URL, dump);
    say('The enquiries are back in PostgreSQL.');
  }
  if (local) putBack(local, storeFile(env));
  if (key) putBackKey(key, statusKeyFile(env.DATA_DIR));
}

try {
  await main();
} catch (error) {
  const known = error instanceof DeskError || error instanceof EnvError;
  say(known ? error.message : `The restore failed: ${String(error)}`);
  process.exitCode = 1;
}
