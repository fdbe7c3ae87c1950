import type { Kysely } from 'kysely';
import type { DeskLead, Enquiry, Tables } from './tables.ts';

export const byLead = <Row extends { lead_id: string }>(rows: Row[]) => Map.groupBy(rows, (row) => row.lead_id);

export async function loadEnquiries(db: Kysely<Tables>, ids: string[]): Promise<(Enquiry & { lead: DeskLead })[]> {
  if (ids.length === 0) return [];
  const leads = await db.selectFrom('leads').selectAll().where('id', 'in', ids).execute();
  const consents = await db
    .selectFrom('consent_events')
    .selectAll()
    .where('lead_id', 'in', ids)
    .orderBy('at')
    .orderBy('purpose')
    .execute();
  const outbox = await db.selectFrom('outbox').selectAll().where('lead_id', 'in', ids).orderBy('due_at').execute();
  const [consentsOf, outboxOf] = [byLead(consents), byLead(outbox)];
  return leads.map((lead) => ({
    lead,
    consents: consentsOf.get(lead.id) ?? [],
    outbox: outboxOf.get(lead.id) ?? [],
  }));
}
