// What owners set, one row a setting. Whoever changes one says which version they saw.
import type { Kysely, Transaction } from 'kysely';
import type { Engine } from '../../db/engine.ts';
import type { Tables } from '../../db/tables.ts';
import { writeAudit } from '../people/audit-store.ts';

export interface Stored {
  /** Null where the firm went back to what the site comes with. */
  value: unknown;
  /** When it was changed, and the version to say when changing it. */
  at: number;
  by: string | null;
}

interface Change {
  name: string;
  /** The version that was seen, nought for none; null for a change that adds to whatever is there. */
  seen: number | null;
  by: string;
  /** Null where it changes nothing. */
  make(before: Stored | null): { value: unknown; detail: string } | null;
}

const retries = 5;

async function rowOf(db: Kysely<Tables>, name: string): Promise<Stored | null> {
  const row = await db.selectFrom('settings').selectAll().where('name', '=', name).executeTakeFirst();
  return row ? storedOf(row) : null;
}
const storedOf = (row: { value: string; changed_at: number; changed_by: string | null }): Stored => ({
  value: JSON.parse(row.value) as unknown,
  at: row.changed_at,
  by: row.changed_by,
});

export function createSettingsStore(engine: Engine, clock: () => number = Date.now) {
  async function tryOnce(trx: Transaction<Tables>, { name, seen, by, make }: Change): Promise<'saved' | 'conflict'> {
    const before = await rowOf(trx, name);
    const version = before?.at ?? 0;
    if (seen !== null && seen !== version) return 'conflict';
    const made = make(before);
    if (!made) return 'saved';
    // Two changes in one millisecond are two versions.
    const at = Math.max(clock(), version + 1);
    const row = { value: JSON.stringify(made.value), changed_at: at, changed_by: by };
    const { numInsertedOrUpdatedRows = 0n } = await trx
      .insertInto('settings')
      .values({ name, ...row })
      .onConflict((same) => same.column('name').doUpdateSet(row).where('settings.changed_at', '=', version))
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows === 0n) return 'conflict';
    await writeAudit(trx, { by, action: 'changed-setting', detail: made.detail }, at);
    return 'saved';
  }

  return {
    all: (): Promise<Map<string, Stored>> =>
      engine.use(async (db) => {
        const rows = await db.selectFrom('settings').selectAll().execute();
        return new Map(rows.map((row) => [row.name, storedOf(row)]));
      }),
    /** Changed and told, or neither. */
    async change(change: Change): Promise<'saved' | 'conflict'> {
      for (let left = retries; ; left -= 1) {
        const outcome = await engine.use((db) => db.transaction().execute((trx) => tryOnce(trx, change)));
        // What adds to a list is tried again on the list as it is now.
        if (outcome === 'saved' || change.seen !== null || left === 0) return outcome;
      }
    },
  };
}
export type SettingsStore = ReturnType<typeof createSettingsStore>;
