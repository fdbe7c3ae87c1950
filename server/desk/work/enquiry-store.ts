// One enquiry with everything around it.
import type { Engine } from '../../db/engine.ts';
import type { DeskLead } from '../../db/tables.ts';
import { loadRecords, type StoredRecord } from '../../leads/rows.ts';
import { othersOf } from './same-person-store.ts';

export interface Whole extends StoredRecord {
  others: DeskLead[];
  /** Who spoke with them, by enquiry. */
  spoke: Map<string, string>;
  joinedTo: string | null;
}

export function createEnquiryStore(engine: Engine) {
  return {
    byReference: (reference: string): Promise<Whole | null> =>
      engine.use(async (db) => {
        const row = await db.selectFrom('leads').select('id').where('reference', '=', reference).executeTakeFirst();
        const [record] = row ? await loadRecords(db, [row.id]) : [];
        if (!record) return null;
        const { lead } = record;
        const others = lead.erased_at === null ? await othersOf(db, lead) : [];
        const ids = others.map(({ id }) => id);
        const talks =
          ids.length === 0
            ? []
            : await db
                .selectFrom('lead_events')
                .select(['lead_id', 'person_id'])
                .where('lead_id', 'in', ids)
                .where('type', '=', 'contact')
                .where('person_id', 'is not', null)
                .orderBy('at')
                .execute();
        const joined =
          lead.joined_to === null
            ? undefined
            : await db.selectFrom('leads').select('reference').where('id', '=', lead.joined_to).executeTakeFirst();
        return {
          ...record,
          others,
          spoke: new Map(talks.map(({ lead_id, person_id }) => [lead_id, person_id ?? ''])),
          joinedTo: joined?.reference ?? null,
        };
      }),
  };
}
