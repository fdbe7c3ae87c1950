// The outbox in SQL. A claim is a lease: its `locked_until` is also the fencing token, so a worker that woke up too
// late cannot overwrite the result of the one that took over.
import { sql } from 'kysely';
import type { Engine } from '../db/engine.ts';
import { loadEnquiries } from '../db/load-enquiries.ts';
import type { Enquiry, OutboxKind, OutboxRow } from '../db/tables.ts';
import { isUrgent, waitOf } from './policy.ts';

export interface Claimed {
  row: OutboxRow;
  record: Enquiry;
}

export type Outcome =
  | { state: 'sent'; at: number }
  | { state: 'cancelled'; reason: string }
  /** Cut off, it may have arrived all the same. */
  | { state: 'pending' | 'dead'; error: string; due: number; cutOff?: boolean };

/** What an outcome makes of a row; its lease is over. */
export const settled = (outcome: Outcome) => ({
  state: outcome.state,
  locked_until: 0,
  sent_at: outcome.state === 'sent' ? outcome.at : null,
  last_error: 'error' in outcome ? outcome.error : 'reason' in outcome ? outcome.reason : null,
  ...('due' in outcome ? { due_at: outcome.due } : {}),
});

export interface OutboxTally {
  /** Those that ought to go out now. */
  pending: number;
  dead: number;
  /** When the oldest of those was written that the firm ought to have heard of at once. */
  oldest: number | null;
}

/** A mail that went to a visitor. */
export interface Acknowledged {
  /** Of the enquiry. */
  id: string;
  email: string;
  phone: string | null;
  at: number;
}

export interface OutboxStore {
  claim(kinds: OutboxKind[], now: number, lease: number, limit: number): Promise<Claimed[]>;
  /** False when the lease was lost meanwhile: somebody else decides. */
  settle(row: OutboxRow, outcome: Outcome): Promise<boolean>;
  acknowledged(since: number): Promise<Acknowledged[]>;
  list(state: OutboxRow['state'], limit: number): Promise<(OutboxRow & { reference: string })[]>;
  /** Dead mails back to pending, all or one enquiry's. Returns how many. */
  revive(now: number, leadId?: string): Promise<number>;
  /** Of these kinds only: what no channel is set up for waits for ever, and is nobody's alarm. */
  tally(kinds: OutboxKind[], now: number): Promise<OutboxTally>;
}

export function createOutboxStore(engine: Engine): OutboxStore {
  return {
    claim: (kinds, now, lease, limit) =>
      engine.use(async (db) => {
        if (kinds.length === 0) return [];
        const rows = await db
          .updateTable('outbox')
          .set((eb) => ({ locked_until: now + lease, attempts: eb('attempts', '+', 1) }))
          .where((eb) => {
            const due = eb
              .selectFrom('outbox')
              .select(['lead_id', 'kind'])
              .where('state', '=', 'pending')
              .where('kind', 'in', kinds)
              .where('due_at', '<=', now)
              .where('locked_until', '<=', now)
              .orderBy('due_at')
              .limit(limit);
            const free = engine.name === 'postgres' ? due.forUpdate().skipLocked() : due;
            return eb(eb.refTuple('lead_id', 'kind'), 'in', free.$asTuple('lead_id', 'kind'));
          })
          .returningAll()
          .execute();
        const records = await loadEnquiries(db, [...new Set(rows.map((row) => row.lead_id))]);
        const of = new Map(records.map((record) => [record.lead.id, record]));
        return rows.flatMap((row) => {
          const record = of.get(row.lead_id);
          return record ? [{ row, record }] : [];
        });
      }),
    settle: (row, outcome) =>
      engine.use(async (db) => {
        const result = await db
          .updateTable('outbox')
          .set(settled(outcome))
          .where('lead_id', '=', row.lead_id)
          .where('kind', '=', row.kind)
          .where('state', '=', 'pending')
          .where('locked_until', '=', row.locked_until)
          .executeTakeFirst();
        return result.numUpdatedRows > 0n;
      }),
    acknowledged: (since) =>
      engine.use((db) =>
        db
          .selectFrom('outbox')
          .innerJoin('leads', 'leads.id', 'outbox.lead_id')
          .select(['leads.id', 'leads.email', 'leads.phone_e164 as phone', 'outbox.sent_at as at'])
          // Written out, not as a parameter: then the index of just these rows can serve.
          .where(sql<boolean>`outbox.kind = 'visitor_ack' and outbox.state = 'sent'`)
          .where('outbox.sent_at', '>', since)
          .$narrowType<{ at: number }>()
          .execute(),
      ),
    list: (state, limit) =>
      engine.use((db) =>
        db
          .selectFrom('outbox')
          .innerJoin('leads', 'leads.id', 'outbox.lead_id')
          .selectAll('outbox')
          .select('leads.reference')
          .where('outbox.state', '=', state)
          .orderBy('outbox.due_at')
          .limit(limit)
          .execute(),
      ),
    revive: (now, leadId) =>
      engine.use(async (db) => {
        let query = db
          .updateTable('outbox')
          .set({ state: 'pending', attempts: 0, due_at: now, locked_until: 0 })
          .where('state', '=', 'dead');
        if (leadId !== undefined) query = query.where('lead_id', '=', leadId);
        return Number((await query.executeTakeFirst()).numUpdatedRows);
      }),
    tally: (kinds, now) =>
      engine.use(async (db) => {
        if (kinds.length === 0) return { pending: 0, dead: 0, oldest: null };
        // What waits for its hour counts from then on.
        const later = kinds.filter((kind) => waitOf(kind) > 0);
        const pending = await db
          .selectFrom('outbox')
          .select((eb) => ['kind', eb.fn.countAll<number>().as('count'), eb.fn.min('created_at').as('oldest')])
          .where('state', '=', 'pending')
          .where('kind', 'in', kinds)
          .$if(later.length > 0, (query) =>
            query.where((eb) => eb.or([eb('kind', 'not in', later), eb('due_at', '<=', now)])),
          )
          .groupBy('kind')
          .execute();
        const oldest = pending.flatMap((row) => (isUrgent(row.kind) ? [row.oldest] : []));
        const dead = await db
          .selectFrom('outbox')
          .select(sql<number>`count(*)`.as('count'))
          .where('state', '=', 'dead')
          .executeTakeFirstOrThrow();
        return {
          pending: pending.reduce((sum, { count }) => sum + Number(count), 0),
          dead: Number(dead.count),
          oldest: oldest.length > 0 ? Math.min(...oldest) : null,
        };
      }),
  };
}
