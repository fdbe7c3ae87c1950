// Letters to people of the desk, in SQL. A letter's id says which it is: however many instances write it, there is one.
import type { Engine } from '../../db/engine.ts';
import { insertRows } from '../../db/insert-rows.ts';
import type { LetterKind, LetterRow } from '../../db/people-tables.ts';
import { type Outcome, settled } from '../../notifications/outbox-store.ts';
import { writeAudit } from '../people/audit-store.ts';

export interface LetterStore {
  write(letters: { kind: LetterKind; of: string; to: string }[], now: number): Promise<void>;
  /** Under a lease, whose end is also the token that settling needs. */
  claim(now: number, lease: number, limit: number): Promise<LetterRow[]>;
  settle(letter: LetterRow, outcome: Outcome): Promise<boolean>;
  /** Given up, newest first. */
  dead(limit: number): Promise<LetterRow[]>;
  /** Tries one that was given up again, as if it were written now: whoever asks for it wants it, however late. */
  revive(id: string, by: string, now: number): Promise<boolean>;
}

export function createLetterStore(engine: Engine): LetterStore {
  return {
    write: (letters, now) =>
      engine.use(async (db) => {
        const rows = letters.map(
          ({ kind, of, to }): LetterRow => ({
            id: `${kind}.${of}.${to}`,
            kind,
            person_id: to,
            state: 'pending',
            due_at: now,
            attempts: 0,
            locked_until: 0,
            last_error: null,
            created_at: now,
            sent_at: null,
          }),
        );
        await db.transaction().execute((trx) => insertRows(trx, 'letters', rows, 'on conflict do nothing'));
      }),
    claim: (now, lease, limit) =>
      engine.use((db) =>
        db
          .updateTable('letters')
          .set((eb) => ({ locked_until: now + lease, attempts: eb('attempts', '+', 1) }))
          .where((eb) => {
            const due = eb
              .selectFrom('letters')
              .select('id')
              .where('state', '=', 'pending')
              .where('due_at', '<=', now)
              .where('locked_until', '<=', now)
              .orderBy('due_at')
              .limit(limit);
            return eb('id', 'in', engine.name === 'postgres' ? due.forUpdate().skipLocked() : due);
          })
          .returningAll()
          .execute(),
      ),
    settle: (letter, outcome) =>
      engine.use(async (db) => {
        const result = await db
          .updateTable('letters')
          .set(settled(outcome))
          .where('id', '=', letter.id)
          .where('state', '=', 'pending')
          .where('locked_until', '=', letter.locked_until)
          .executeTakeFirst();
        return result.numUpdatedRows > 0n;
      }),
    dead: (limit) =>
      engine.use((db) =>
        db
          .selectFrom('letters')
          .selectAll()
          .where('state', '=', 'dead')
          .orderBy('created_at', 'desc')
          .limit(limit)
          .execute(),
      ),
    revive: (id, by, now) =>
      engine.use((db) =>
        db.transaction().execute(async (trx) => {
          const { numUpdatedRows } = await trx
            .updateTable('letters')
            .set({ state: 'pending', attempts: 0, due_at: now, locked_until: 0, created_at: now })
            .where('id', '=', id)
            .where('state', '=', 'dead')
            .executeTakeFirst();
          if (numUpdatedRows > 0n) await writeAudit(trx, { by, action: 'retried', detail: id.split('.')[0] }, now);
          return numUpdatedRows > 0n;
        }),
      ),
  };
}
