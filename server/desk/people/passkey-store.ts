import type { Engine } from '../../db/engine.ts';
import type { PasskeyRow } from '../../db/people-tables.ts';
import { writeAudit } from './audit-store.ts';

export interface PasskeyStore {
  /** False when that key is known already. */
  add(key: Pick<PasskeyRow, 'id' | 'person_id' | 'public_key' | 'counter' | 'device'>): Promise<boolean>;
  byId(id: string): Promise<PasskeyRow | null>;
  ofPerson(personId: string): Promise<PasskeyRow[]>;
  /**
   * True once for every opening: it must be younger than the last one, so that what was said once is worth nothing
   * afterwards, on any instance. A counter that a device keeps must rise.
   */
  use(id: string, challengedAt: number, counter: number): Promise<boolean>;
  remove(id: string, personId: string): Promise<boolean>;
}

export function createPasskeyStore(engine: Engine, clock: () => number = Date.now): PasskeyStore {
  return {
    add: (key) =>
      engine.use((db) =>
        db.transaction().execute(async (trx) => {
          const now = clock();
          const added = await trx
            .insertInto('passkeys')
            .values({ ...key, transports: '[]', created_at: now, used_at: 0, removed_at: null })
            .onConflict((conflict) => conflict.column('id').doNothing())
            .returning('id')
            .execute();
          const entry = { by: key.person_id, action: 'added-lock', detail: key.device };
          if (added.length > 0) await writeAudit(trx, entry, now);
          return added.length > 0;
        }),
      ),
    byId: (id) =>
      engine.use(async (db) => {
        const row = await db
          .selectFrom('passkeys')
          .selectAll()
          .where('id', '=', id)
          .where('removed_at', 'is', null)
          .executeTakeFirst();
        return row ?? null;
      }),
    ofPerson: (personId) =>
      engine.use((db) =>
        db
          .selectFrom('passkeys')
          .selectAll()
          .where('person_id', '=', personId)
          .where('removed_at', 'is', null)
          .orderBy('created_at')
          .execute(),
      ),
    use: (id, challengedAt, counter) =>
      engine.use(async (db) => {
        const used = await db
          .updateTable('passkeys')
          .set({ used_at: clock(), counter })
          .where('id', '=', id)
          .where('removed_at', 'is', null)
          .where('used_at', '<', challengedAt)
          .where(({ eb, or }) => or([eb('counter', '=', 0), eb('counter', '<', counter)]))
          .returning('id')
          .execute();
        return used.length > 0;
      }),
    remove: (id, personId) =>
      engine.use((db) =>
        db.transaction().execute(async (trx) => {
          const removed = await trx
            .updateTable('passkeys')
            .set({ removed_at: clock() })
            .where('id', '=', id)
            .where('person_id', '=', personId)
            .where('removed_at', 'is', null)
            .returning('device')
            .execute();
          const [row] = removed;
          if (row) await writeAudit(trx, { by: personId, action: 'removed-lock', detail: row.device }, clock());
          return row !== undefined;
        }),
      ),
  };
}
