// The rows of people: read, added, changed, each change with its line in the log.
import type { Kysely, Transaction } from 'kysely';
import type { Engine } from '../../db/engine.ts';
import type { PersonRow } from '../../db/people-tables.ts';
import type { Tables } from '../../db/tables.ts';
import { type AuditEntry, writeAudit } from './audit-store.ts';

export interface PeopleStore {
  list(): Promise<PersonRow[]>;
  byId(id: string): Promise<PersonRow | null>;
  byEmail(email: string): Promise<PersonRow | null>;
  /** False when somebody has that e-mail already. */
  add(person: PersonRow, entry: AuditEntry): Promise<boolean>;
  /** Refused where no active owner would be left. */
  change(id: string, set: Partial<PersonRow>, entry: AuditEntry): Promise<'changed' | 'unknown' | 'last-owner'>;
  /** When each was last here, what they can come in with, and until when a link waits for them. */
  seen(now: number): Promise<Seen[]>;
}

export interface Seen {
  personId: string;
  seenAt: number | null;
  linkUntil: number | null;
  hasPasskey: boolean;
  hasPassword: boolean;
}

export function createPeopleStore(engine: Engine, clock: () => number = Date.now): PeopleStore {
  const first = (column: 'id' | 'email', value: string) =>
    engine.use(async (db) => {
      const row = await db.selectFrom('people').selectAll().where(column, '=', value).executeTakeFirst();
      return row ?? null;
    });

  /** Locked where others could change them meanwhile: two owners must not put each other out at one moment. */
  async function owners(trx: Transaction<Tables>): Promise<string[]> {
    let query = trx.selectFrom('people').select('id').where('role', '=', 'owner').where('active', '=', 1);
    if (engine.name === 'postgres') query = query.forUpdate();
    return (await query.execute()).map(({ id }) => id);
  }

  return {
    list: () => engine.use((db) => db.selectFrom('people').selectAll().orderBy('created_at').orderBy('id').execute()),
    byId: (id) => first('id', id),
    byEmail: (email) => first('email', email),
    add: (person, entry) =>
      engine.use((db) =>
        db.transaction().execute(async (trx) => {
          const added = await trx
            .insertInto('people')
            .values(person)
            .onConflict((conflict) => conflict.column('email').doNothing())
            .returning('id')
            .execute();
          if (added.length > 0) await writeAudit(trx, entry, clock());
          return added.length > 0;
        }),
      ),
    change: (id, set, entry) =>
      engine.use((db) =>
        db.transaction().execute(async (trx) => {
          const steppingDown = set.active === 0 || (set.role !== undefined && set.role !== 'owner');
          if (steppingDown) {
            const left = await owners(trx);
            if (left.length === 1 && left[0] === id) return 'last-owner';
          }
          const touched = await trx.updateTable('people').set(set).where('id', '=', id).returning('id').execute();
          if (touched.length === 0) return 'unknown';
          if (set.active === 0) await endAll(trx, id, clock());
          await writeAudit(trx, entry, clock());
          return 'changed';
        }),
      ),
    seen: (now) =>
      engine.use(async (db) => {
        const all = await db.selectFrom('people').select(['id', 'password']).execute();
        const signIns = await db
          .selectFrom('sign_ins')
          .select(({ fn }) => ['person_id', fn.max('seen_at').as('seenAt')])
          .groupBy('person_id')
          .execute();
        const links = await db
          .selectFrom('entry_links')
          .select(({ fn }) => ['person_id', fn.max('expires_at').as('until')])
          .where('used_at', 'is', null)
          .where('expires_at', '>', now)
          .groupBy('person_id')
          .execute();
        const keys = await db
          .selectFrom('passkeys')
          .select('person_id')
          .where('removed_at', 'is', null)
          .groupBy('person_id')
          .execute();
        return all.map(({ id, password }) => {
          const last = signIns.find(({ person_id }) => person_id === id);
          return {
            personId: id,
            seenAt: last?.seenAt ?? null,
            linkUntil: links.find(({ person_id }) => person_id === id)?.until ?? null,
            hasPasskey: keys.some(({ person_id }) => person_id === id),
            hasPassword: password !== null,
          };
        });
      }),
  };
}

/** Signs a person out of every device, or of every other one, and takes back the links that wait. */
export async function endAll(db: Kysely<Tables>, personId: string, now: number, except?: string): Promise<number> {
  let ending = db.updateTable('sign_ins').set({ ended_at: now }).where('person_id', '=', personId);
  if (except !== undefined) ending = ending.where('id', '<>', except);
  const ended = await ending.where('ended_at', 'is', null).returning('id').execute();
  await db
    .updateTable('entry_links')
    .set({ used_at: now })
    .where('person_id', '=', personId)
    .where('used_at', 'is', null)
    .execute();
  return ended.length;
}
