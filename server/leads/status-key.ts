// The key that makes status links, from STATUS_KEY or a file in DATA_DIR made at the first start. Each link is stored
// with its enquiry, so links outlive their key: a key that cannot be kept costs only that a resend during an outage of
// the database may be given a link that ends with the outage.
import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, linkSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { Env } from '../env.ts';
import { failure, type Log } from '../log.ts';

export const statusKeyFile = (dataDir: string) => join(dataDir, 'status.key');

export function openStatusKey(env: Pick<Env, 'DATA_DIR' | 'STATUS_KEY'>, log: Log): Buffer {
  if (env.STATUS_KEY !== undefined) return Buffer.from(env.STATUS_KEY, 'base64');
  const file = statusKeyFile(env.DATA_DIR);
  try {
    return read(file) ?? make(env.DATA_DIR, file);
  } catch (error) {
    log.error('status_key.not_kept', { effect: 'a key in memory is used until the next start', ...failure(error) });
    return randomBytes(32);
  }
}

function read(file: string): Buffer | null {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
  const key = Buffer.from(text, 'base64');
  if (key.length < 32) throw Object.assign(new Error(`${file} holds no key`), { code: 'DAMAGED' });
  return key;
}

/** Written whole under another name first: two instances that start at once end with one key, a crash with none. */
function make(dataDir: string, file: string): Buffer {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const draft = `${file}.${process.pid}`;
  try {
    const handle = openSync(draft, 'w', 0o600);
    writeSync(handle, `${randomBytes(32).toString('base64')}\n`);
    fsyncSync(handle);
    closeSync(handle);
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return read(file) as Buffer;
}
