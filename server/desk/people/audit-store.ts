// Who saw and changed what. Written to and read, never changed.
import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Engine } from '../../db/engine.ts';
import type { AuditRow } from '../../db/people-tables.ts';
import type { Tables } from '../../db/tables.ts';

export interface AuditEntry {
  /** Null for the command line and for the site itself. */
  by: string | null;
  /** What was done, in one of the words of content/en/desk-people.ts. */
  action: string;
  /** An enquiry's reference, or a person's id. */
  subject?: string | null;
  /** Never a visitor's words. */
  detail?: string | null;
}

interface AuditFilter {
  person?: string | undefined;
  actions?: readonly string[] | undefined;
  /** The last row of the page before. */
  after?: { at: number; id: string } | undefined;
  limit: number;
}

export interface AuditStore {
  add(entry: AuditEntry): Promise<void>;
  newest(filter: AuditFilter): Promise<AuditRow[]>;
}

/** Inside a transaction of the caller's: done and told, or neither. */
export const writeAudit = async (db: Kysely<Tables>, { by, action, subject, detail }: AuditEntry, at: number) => {
  await db
    .insertInto('audit')
    .values({ id: randomUUID(), at, person_id: by, action, subject: subject ?? null, detail: detail ?? null })
    .execute();
};

export function createAuditStore(engine: Engine, clock: () => number = Date.now): AuditStore {
  return {
    add: (entry) => engine.use((db) => writeAudit(db, entry, clock())),
    newest: ({ person, actions, after, limit }) =>
      engine.use((db) => {
        let query = db.selectFrom('audit').selectAll().orderBy('at', 'desc').orderBy('id', 'desc').limit(limit);
        if (person !== undefined) query = query.where('person_id', '=', person);
        if (actions) query = query.where('action', 'in', [...actions]);
        if (after) query = query.where(sql<boolean>`(at, id) < (${after.at}, ${after.id})`);
        return query.execute();
      }),
  };
}
