// npm run backup [-- FOLDER]: a consistent copy while the server runs, with a manifest that restore checks.
import { join, resolve } from 'node:path';
import { keepPrivate } from '../data-dir.ts';
import { EnvError, readEnv } from '../env.ts';
import { DeskError } from './commands.ts';
import { noteBackup } from './last-backup.ts';
import { takeBackup } from './take-backup.ts';

async function main(): Promise<void> {
  keepPrivate();
  const env = readEnv();
  const time = new Date().toISOString().replaceAll(':', '-');
  const folder = resolve(process.argv[2] ?? join(env.DATA_DIR, 'backups', time));
  const { takenAt, sqlite } = await takeBackup(env, folder);
  noteBackup(env.DATA_DIR, takenAt, folder);
  const counted = sqlite ? ` (${sqlite.enquiries} enquiries in ${sqlite.file})` : '';
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
