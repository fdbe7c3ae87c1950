// DATABASE_URL was set: whoever works at the desk, their devices, settings and the log of who saw what lie in the file
// that held everything before. They are copied once, into a desk where nobody is yet; one that has people of its own is
// left alone, and the log says so.
import { existsSync } from 'node:fs';
import type { Insertable } from 'kysely';
import { failure, type Log } from '../log.ts';
import { type Engine, sqliteEngine } from './engine.ts';
import { insertRows } from './insert-rows.ts';
import type { DeskTables } from './people-tables.ts';
import type { Tables } from './tables.ts';

/** Those that others point to come first. */
const tables = [
  'people',
  'sign_ins',
  'entry_links',
  'passkeys',
  'push_devices',
  'letters',
  'settings',
  'audit',
] as const satisfies (keyof DeskTables)[];
const atOnce = 500;

export async function moveDesk(file: string, to: Engine, log: Log): Promise<void> {
  if (!existsSync(file)) return;
  const from = sqliteEngine(file, log);
  try {
    const ids = (engine: Engine) =>
      engine.use(async (db) => (await db.selectFrom('people').select('id').execute()).map(({ id }) => id));
    const left = await ids(from);
    if (left.length === 0) return;
    const there = await ids(to);
    if (there.some((id) => left.includes(id))) return;
    if (there.length > 0) {
      log.error('desk.left_behind', { people: left.length, effect: 'the desk has people of its own: invite them' });
      return;
    }
    const copies = await from.use((db) =>
      Promise.all(tables.map(async (table) => ({ table, rows: await db.selectFrom(table).selectAll().execute() }))),
    );
    await to.use((db) =>
      db.transaction().execute(async (trx) => {
        for (const { table, rows } of copies)
          for (let at = 0; at < rows.length; at += atOnce)
            await insertRows(
              trx,
              table,
              rows.slice(at, at + atOnce) as Insertable<Tables[typeof table]>[],
              'on conflict do nothing',
            );
      }),
    );
    log.warn('desk.moved_over', { people: left.length });
  } catch (error) {
    // The database may be away: the next start tries again.
    log.error('desk.left_behind', { effect: 'nobody of the desk can sign in', ...failure(error) });
  } finally {
    await from.close();
  }
}
