// DATABASE_URL was set, or taken away: enquiries of the other way of keeping them lie in a file nobody would look into.
// They move into the local file of this way (with PostgreSQL the spool, which hands them on). Copying twice adds
// nothing, so a crash in between costs nothing.
import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { type Engine, sqliteEngine } from '../db/engine.ts';
import { failure, type Log } from '../log.ts';
import { copyTo, countSpooled, forget, takeBatch } from './spool.ts';

const batch = 100;
/** What a process that was killed had claimed is free by then. */
const again = 60_000;

export async function moveOver(file: string, to: Engine, log: Log): Promise<void> {
  if (!existsSync(file)) return;
  const from = sqliteEngine(file, log);
  const fields = { file: basename(file) };
  try {
    let moved = 0;
    for (;;) {
      const records = await takeBatch(from, Date.now(), batch);
      if (records.length === 0) break;
      await copyTo(to, records);
      await forget(from, records);
      moved += records.length;
    }
    const left = await countSpooled(from);
    if (moved > 0) log.warn('store.moved_over', { ...fields, enquiries: moved, left });
    if (left > 0) setTimeout(() => void moveOver(file, to, log), again).unref();
  } catch (error) {
    log.error('store.left_behind', { ...fields, effect: 'enquiries in it are not shown', ...failure(error) });
  } finally {
    await from.close();
  }
}
