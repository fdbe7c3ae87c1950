// The same submission id with other words: the visitor may have corrected a slip after an answer got lost. A few are
// kept beside the first; an id is no place to write without end.
import type { Transaction } from 'kysely';
import { insertRows } from '../db/insert-rows.ts';
import { typedColumns } from '../db/lead-columns.ts';
import type { LeadEventRow, Tables } from '../db/tables.ts';
import { childId } from './identity.ts';
import { event, type LeadRecord } from './record.ts';

const most = 5;
const type = 'sent_again_differently';

function correction({ lead }: LeadRecord): LeadEventRow {
  // The same words again are the same correction.
  return {
    ...event(lead.id, type, 'visitor', lead.created_at, typedColumns(lead)),
    id: childId(lead.id, `again ${lead.fingerprint}`),
  };
}

/** Returns those that were one too many, and are not kept. */
export async function keepCorrections(trx: Transaction<Tables>, records: LeadRecord[]): Promise<Set<LeadRecord>> {
  const refused = new Set<LeadRecord>();
  const rows: LeadEventRow[] = [];
  for (const [id, sent] of Map.groupBy(records, ({ lead }) => lead.id)) {
    const known = await trx
      .selectFrom('lead_events')
      .select('id')
      .where('lead_id', '=', id)
      .where('type', '=', type)
      .limit(most)
      .execute();
    const kept = new Set(known.map((row) => row.id));
    for (const record of sent) {
      const row = correction(record);
      if (kept.has(row.id)) continue;
      if (kept.size >= most) {
        refused.add(record);
        continue;
      }
      kept.add(row.id);
      rows.push(row);
    }
  }
  await insertRows(trx, 'lead_events', rows, 'on conflict do nothing');
  if (rows.length > 0) {
    // While it is being moved out of the spool: what was copied is no longer all of it.
    await trx
      .updateTable('leads')
      .set((eb) => ({ version: eb('version', '+', 1) }))
      .where('id', 'in', [...new Set(rows.map((row) => row.lead_id))])
      .execute();
  }
  return refused;
}
