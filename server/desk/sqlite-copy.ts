// Copies of a SQLite store: taken while it is written to, checked before they are trusted.
import { createHash } from 'node:crypto';
import { chmodSync, closeSync, constants, copyFileSync, createReadStream, fsyncSync, openSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { DatabaseSync } from 'node:sqlite';

interface Copy {
  enquiries: number;
  sha256: string;
}

/** VACUUM INTO reads one moment of the store, whoever writes meanwhile. */
export async function copyStore(source: string, target: string): Promise<Copy> {
  const database = new DatabaseSync(source, { timeout: 5000 });
  try {
    database.prepare('VACUUM INTO ?').run(target);
  } finally {
    database.close();
  }
  flush(target);
  return { enquiries: checkStore(target), sha256: await sha256(target) };
}

/** A copy keeps its source's mode, and the source may be somebody else's. */
export function copyPrivately(source: string, target: string): void {
  copyFileSync(source, target, constants.COPYFILE_EXCL);
  chmodSync(target, 0o600);
  flush(target);
}

function flush(file: string): void {
  const handle = openSync(file, 'r+');
  fsyncSync(handle);
  closeSync(handle);
}

/** How many enquiries it holds; throws when it is damaged or no store of ours. */
export function checkStore(file: string): number {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const verdict = database.prepare('PRAGMA integrity_check').get() as { integrity_check: string };
    if (verdict.integrity_check !== 'ok') throw new Error(`${file} is damaged: ${verdict.integrity_check}`);
    return (database.prepare('SELECT count(*) AS count FROM leads').get() as { count: number }).count;
  } finally {
    database.close();
  }
}

/** Leaving WAL needs the store for oneself alone: it fails while any server has it open, idle or not. */
export function isInUse(file: string): boolean {
  const database = new DatabaseSync(file, { timeout: 200 });
  try {
    const mode = database.prepare('PRAGMA journal_mode = DELETE').get() as { journal_mode: string };
    return mode.journal_mode !== 'delete';
  } catch {
    return true;
  } finally {
    database.close();
  }
}

export async function sha256(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
