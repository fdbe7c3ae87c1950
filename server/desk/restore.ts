// npm run restore -- FOLDER [--force]: puts a backup back, after checking it and that nobody is using the store.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { keepPrivate } from '../data-dir.ts';
import { EnvError, readEnv } from '../env.ts';
import { storeFile } from '../leads/open-store.ts';
import { statusKeyFile } from '../leads/status-key.ts';
import { fileOf, readManifest } from './backup-manifest.ts';
import { DeskError } from './commands.ts';
import { checkDump } from './dump-check.ts';
import { checkSqliteSchema, ourSchema } from './our-schema.ts';
import { connectionsOfOthers, dropTables, load, presentTables } from './postgres-tools.ts';
import { checkStore, copyPrivately, isInUse, sha256 } from './sqlite-copy.ts';
import { takeBackup } from './take-backup.ts';

const say = (line: string) => process.stderr.write(`${line}\n`);
const timestamp = () => new Date().toISOString().replaceAll(':', '-');

/** A copy where nobody else can write: what was checked is what is put back. */
async function staged(folder: string, entry: { file: string; sha256: string }, stage: string): Promise<string> {
  const copy = join(stage, entry.file);
  copyPrivately(fileOf(folder, entry.file), copy);
  if ((await sha256(copy)) !== entry.sha256)
    throw new DeskError(`The backup is damaged: ${entry.file} is not as it was written.`);
  return copy;
}

async function checkedStore(file: string): Promise<number> {
  try {
    await checkSqliteSchema(file);
    return checkStore(file);
  } catch (error) {
    if (error instanceof DeskError) throw error;
    throw new DeskError(`The backup is damaged: ${(error as Error).message}`);
  }
}

function mayReplace(target: string, force: boolean): void {
  if (!existsSync(target)) return;
  if (isInUse(target)) throw new DeskError('The server is running: stop it first.');
  const present = checkStore(target);
  if (present > 0 && !force) {
    throw new DeskError(`${target} holds ${present} enquiries. To replace them (they are kept aside), add --force.`);
  }
}

function putBack(copy: string, target: string): void {
  if (existsSync(target)) {
    const aside = `${target}.replaced-${timestamp()}`;
    renameSync(target, aside);
    say(`What was there is now ${aside}.`);
  }
  // A log left by a crash belongs to the store that was replaced.
  for (const suffix of ['-wal', '-shm']) rmSync(target + suffix, { force: true });
  renameSync(copy, target);
}

async function putBackPostgres(url: string, dump: string, brought: string[], dataDir: string): Promise<void> {
  const present = await presentTables(url, [...(await ourSchema()).columns.keys()]);
  if (present.length > 0) {
    const aside = join(dataDir, 'backups', `replaced-${timestamp()}`);
    await takeBackup({ DATABASE_URL: url, DATA_DIR: dataDir }, aside);
    say(`What was there is now in ${aside}.`);
  }
  // A table of a later version would be in the way when that version comes back.
  await dropTables(
    url,
    present.filter((name) => !brought.includes(name)),
  );
  await load(url, dump);
  say('The enquiries are back in PostgreSQL.');
}

async function main(): Promise<void> {
  keepPrivate();
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { force: { type: 'boolean' } } });
  if (!positionals[0]) throw new DeskError('Which backup? npm run restore -- FOLDER [--force]');
  const folder = resolve(positionals[0]);
  const env = readEnv();
  const force = values.force === true;
  const manifest = readManifest(folder);
  if (Boolean(manifest.postgres) !== Boolean(env.DATABASE_URL)) {
    const made = manifest.postgres ? 'PostgreSQL' : 'SQLite';
    throw new DeskError(`This backup was made with ${made}: set or unset DATABASE_URL to match.`);
  }
  const target = storeFile(env);
  const keyFile = statusKeyFile(env.DATA_DIR);
  mayReplace(target, force);
  mkdirSync(env.DATA_DIR, { recursive: true, mode: 0o700 });
  const stage = mkdtempSync(join(env.DATA_DIR, 'restoring-'));
  try {
    const local = manifest.sqlite && (await staged(folder, manifest.sqlite, stage));
    const key = manifest.statusKey && (await staged(folder, manifest.statusKey, stage));
    const dump = manifest.postgres && (await staged(folder, manifest.postgres, stage));
    const enquiries = local ? await checkedStore(local) : 0;
    if (dump && env.DATABASE_URL) {
      const brought = await checkDump(dump);
      if ((await connectionsOfOthers(env.DATABASE_URL)) > 0)
        throw new DeskError(
          'The site, or a staff command, is connected to this PostgreSQL: stop every instance first.',
        );
      if (!force) throw new DeskError('This replaces every enquiry in PostgreSQL. They are kept aside; add --force.');
      await putBackPostgres(env.DATABASE_URL, dump, brought, env.DATA_DIR);
    }
    if (local) {
      putBack(local, target);
      say(`${enquiries} enquiries are back in ${target}.`);
    }
    // With it a visitor who sends again gets the link that is in the store.
    if (key && !(existsSync(keyFile) && readFileSync(keyFile, 'utf8') === readFileSync(key, 'utf8'))) {
      putBack(key, keyFile);
      say(`The key of the status links is back in ${keyFile}.`);
    }
  } finally {
    rmSync(stage, { recursive: true });
  }
}

try {
  await main();
} catch (error) {
  const known = error instanceof DeskError || error instanceof EnvError;
  say(known ? error.message : `The restore failed: ${String(error)}`);
  process.exitCode = 1;
}
