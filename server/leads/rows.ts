// SQL over the enquiry tables, alike for SQLite, PostgreSQL and the spool. Every function runs inside its caller's
// transaction: pass the transaction, never the database (on SQLite that would wait for itself).
import type { Kysely, Transaction } from 'kysely';
import { insertRows } from '../db/insert-rows.ts';
import { emptied } from '../db/lead-columns.ts';
import { byLead, loadEnquiries } from '../db/load-enquiries.ts';
import type {
  ConsentEventRow,
  DeskColumns,
  DeskLead,
  Enquiry,
  LeadEventRow,
  LeadRow,
  OutboxKind,
  OutboxRow,
  StoredEvent,
  Tables,
} from '../db/tables.ts';
import { keepCorrections } from './corrections.ts';
import { referenceOf } from './identity.ts';
import type { LeadRecord } from './record.ts';
import { wordsOf } from './words.ts';

export interface Inserted {
  reference: string;
  repeated: boolean;
  /** When the call is due: the same however often it is sent. */
  dueAt: number;
  /** Whoever knows an id without the words that were sent under it gets no link to them. */
  statusToken: string | null;
  /** False when these words came under an id that had been corrected too often. */
  kept: boolean;
}

/** What may happen to a stored enquiry, as rows. */
export interface Change {
  set?: Partial<
    Pick<
      LeadRow,
      'due_at' | 'handled_at' | 'withdrawn_at' | 'erasure_requested_at' | 'erased_at' | 'closed_at' | 'spam'
    > &
      DeskColumns
  >;
  events: LeadEventRow[];
  consents?: ConsentEventRow[];
  notifications?: OutboxRow[];
  /** Sent although one of the kind went before: it happened again. */
  renewed?: OutboxRow[];
  /** The call is due at another time: what reminds of it waits until then. */
  remindAt?: ReadonlyMap<OutboxKind, number>;
  cancel?: readonly OutboxKind[];
  /** Empties every personal field; the row stays as a stub for the audit. */
  wipe?: boolean;
  /** Nothing happens to an enquiry that waits for an answer, or that is erased already. */
  onlyAnswered?: boolean;
}

/** As it lies in the store. */
export interface StoredRecord extends Enquiry {
  lead: DeskLead;
  events: StoredEvent[];
}

type Db = Kysely<Tables>;
type Trx = Transaction<Tables>;

export async function insertNew(trx: Trx, records: LeadRecord[]): Promise<Inserted[]> {
  const fresh = new Map(records.toReversed().map((record) => [record.lead.id, record]));
  const known = new Map<string, Pick<LeadRow, 'reference' | 'due_at' | 'status_token' | 'fingerprint' | 'erased_at'>>();
  let waiting = [...fresh.values()];
  for (let attempt = 1; waiting.length > 0; attempt += 1) {
    const inserted = new Set(await insertLeads(trx, waiting));
    waiting = waiting.filter(({ lead }) => !inserted.has(lead.id));
    if (waiting.length === 0) break;
    const ids = waiting.map(({ lead }) => lead.id);
    const seen = await trx
      .selectFrom('leads')
      .select(['id', 'reference', 'due_at', 'status_token', 'fingerprint', 'erased_at'])
      .where('id', 'in', ids)
      .execute();
    for (const { id, ...lead } of seen) known.set(id, lead);
    waiting = waiting.filter(({ lead }) => !known.has(lead.id));
    // Neither stored nor known: another enquiry has this reference. Take the next one.
    for (const { lead } of waiting) lead.reference = referenceOf(lead.id, attempt);
  }
  const stored = [...fresh.values()].filter(({ lead }) => !known.has(lead.id));
  await insertChildren(trx, stored);
  const firstOf = ({ lead }: LeadRecord) => known.get(lead.id) ?? fresh.get(lead.id)?.lead ?? lead;
  const differs = (record: LeadRecord) => firstOf(record).fingerprint !== record.lead.fingerprint;
  const refused = await keepCorrections(
    trx,
    records.filter((record) => differs(record) && firstOf(record).erased_at === null),
  );
  return records.map((record) => {
    const first = firstOf(record);
    const { reference, due_at: dueAt, status_token } = first;
    const statusToken = differs(record) ? null : status_token;
    return { reference, dueAt, repeated: first !== record.lead, statusToken, kept: !refused.has(record) };
  });
}

async function insertLeads(trx: Trx, records: LeadRecord[]): Promise<string[]> {
  const leads = records.map(({ lead }) => lead);
  const rows = await insertRows<'leads', { id: string }>(trx, 'leads', leads, 'on conflict do nothing returning id');
  return rows.map(({ id }) => id);
}

const insertEvents = (trx: Trx, rows: LeadEventRow[]) => insertRows(trx, 'lead_events', rows, 'on conflict do nothing');

const insertConsents = (trx: Trx, rows: ConsentEventRow[]) =>
  insertRows(trx, 'consent_events', rows, 'on conflict do nothing');

/** A notification already decided elsewhere (sent, dead, cancelled) stays decided. */
const insertNotifications = (trx: Trx, rows: OutboxRow[]) =>
  insertRows(
    trx,
    'outbox',
    rows,
    `on conflict (lead_id, kind) do update set state = excluded.state, sent_at = excluded.sent_at
     where outbox.state = 'pending' and excluded.state <> 'pending'`,
  );

const renewNotifications = (trx: Trx, rows: OutboxRow[]) =>
  insertRows(
    trx,
    'outbox',
    rows,
    `on conflict (lead_id, kind) do update set id = excluded.id, state = excluded.state, due_at = excluded.due_at,
       attempts = 0, locked_until = 0, last_error = null, created_at = excluded.created_at, sent_at = null`,
  );

export async function insertChildren(trx: Trx, records: LeadRecord[]): Promise<void> {
  await insertConsents(
    trx,
    records.flatMap((record) => record.consents),
  );
  await insertEvents(
    trx,
    records.flatMap((record) => record.events),
  );
  await insertNotifications(
    trx,
    records.flatMap((record) => record.outbox),
  );
}

/** False when there is no such enquiry here. */
export async function applyChange(trx: Trx, id: string, change: Change): Promise<boolean> {
  const words = change.wipe ? await wordsAbout(trx, id) : [];
  let update = trx
    .updateTable('leads')
    .set((eb) => ({ ...change.set, ...(change.wipe ? emptied() : {}), version: eb('version', '+', 1) }))
    .where('id', '=', id);
  if (change.onlyAnswered) {
    const answers = ['handled_at', 'withdrawn_at', 'erasure_requested_at', 'closed_at'] as const;
    update = update
      .where('erased_at', 'is', null)
      .where((eb) => eb.or(answers.map((column) => eb(column, 'is not', null))));
  }
  const touched = await update.returning('id').execute();
  if (touched.length === 0) return false;
  // Overwritten: the site may not delete on PostgreSQL (deploy/postgres-roles.sh).
  for (const [at, word] of words.entries()) {
    await trx
      .updateTable('lead_words')
      .set({ word: `x${at}` })
      .where('word', '=', word)
      .where('lead_id', '=', id)
      .execute();
  }
  if (change.wipe) await trx.updateTable('lead_events').set({ detail: null }).where('lead_id', '=', id).execute();
  await insertConsents(trx, change.consents ?? []);
  await insertNotifications(trx, change.notifications ?? []);
  await renewNotifications(trx, change.renewed ?? []);
  for (const [kind, due_at] of change.remindAt ?? []) {
    await trx
      .updateTable('outbox')
      .set({ due_at })
      .where('lead_id', '=', id)
      .where('kind', '=', kind)
      .where('state', '=', 'pending')
      .execute();
  }
  if (change.cancel && change.cancel.length > 0) {
    await trx
      .updateTable('outbox')
      .set({ state: 'cancelled', last_error: null })
      .where('lead_id', '=', id)
      .where('kind', 'in', [...change.cancel])
      .where('state', 'in', ['pending', 'dead'])
      .execute();
  }
  await insertEvents(trx, change.events);
  return true;
}

/** What the desk finds it by; nothing while it has not taken it in. */
async function wordsAbout(trx: Trx, id: string): Promise<string[]> {
  const lead = await trx.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirst();
  return lead && lead.taken_in_at !== null ? wordsOf(lead) : [];
}

/** With the events: to be moved, or shown to staff. */
export async function loadRecords(db: Db, ids: string[]): Promise<StoredRecord[]> {
  if (ids.length === 0) return [];
  const events = await db.selectFrom('lead_events').selectAll().where('lead_id', 'in', ids).orderBy('at').execute();
  const eventsOf = byLead(events);
  return (await loadEnquiries(db, ids)).map((enquiry) => ({ ...enquiry, events: eventsOf.get(enquiry.lead.id) ?? [] }));
}
