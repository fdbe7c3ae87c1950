import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { storeFile, type StoreEnv } from '../leads/open-store.ts';
import { statusKeyFile } from '../leads/status-key.ts';
import type { Manifest } from './backup-manifest.ts';
import { DeskError } from './commands.ts';
import { ourSchema } from './our-schema.ts';
import { dump } from './postgres-tools.ts';
import { copyPrivately, copyStore, sha256 } from './sqlite-copy.ts';

/** One moment of everything that is kept, in a folder of its own; `npm run restore` brings it back. */
export async function takeBackup(env: StoreEnv, folder: string): Promise<Manifest> {
  const store = storeFile(env);
  if (!env.DATABASE_URL && !existsSync(store)) throw new DeskError(`There is nothing to back up: no ${store}.`);
  if (existsSync(join(folder, 'manifest.json'))) throw new DeskError(`${folder} already holds a backup.`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const manifest: Manifest = { takenAt: new Date().toISOString(), sqlite: null, postgres: null };
  // The spool after PostgreSQL would miss what moved in between; before it, an enquiry is at worst in both.
  const local = env.DATABASE_URL ? 'spool.sqlite' : 'leads.sqlite';
  if (existsSync(store)) manifest.sqlite = { file: local, ...(await copyStore(store, join(folder, local))) };
  if (env.DATABASE_URL) {
    const file = join(folder, 'leads.dump');
    await dump(env.DATABASE_URL, file, [...(await ourSchema()).columns.keys()]);
    manifest.postgres = { file: 'leads.dump', sha256: await sha256(file) };
  }
  const key = statusKeyFile(env.DATA_DIR);
  if (existsSync(key)) {
    const file = join(folder, 'status.key');
    copyPrivately(key, file);
    manifest.statusKey = { file: 'status.key', sha256: await sha256(file) };
  }
  // Last: a folder without its manifest is no backup.
  writeFileSync(join(folder, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`, { flush: true });
  return manifest;
}
