// Who is reminded of an enquiry that waits, and when: rows of the outbox, made when the desk takes it in.
import { sql, type Transaction } from 'kysely';
import type { Office } from '../../../domain/desk/office.ts';
import type { Engine } from '../../db/engine.ts';
import { insertRows } from '../../db/insert-rows.ts';
import type { DeskLead, OutboxKind, OutboxRow, Tables } from '../../db/tables.ts';
import { childId } from '../../leads/identity.ts';
import { notificationsOn } from '../../leads/record.ts';
import { reminderTimes } from '../../leads/reminder-times.ts';
import { day } from '../../../domain/moments.ts';

const batch = 50;
/** What waits for longer than this is on every list anyway; a mail for each of many old ones helps nobody. */
const remindOf = 7 * day;
/** More than wait at any firm; were they more, the rest keep the times they had. */
const mostAnew = 5000;

const toOwner = 'reminder_owner' satisfies OutboxKind;

/** Half of the open time, three quarters, and the end of the promise; instead of the one reminder of a firm without a desk. */
export async function remind(trx: Transaction<Tables>, lead: DeskLead, office: Office, now: number): Promise<void> {
  if (lead.due_at < now - remindOf) return;
  const moments = reminderTimes(office, lead);
  const rows = notificationsOn('takenIn', lead.id, now).flatMap((row): OutboxRow[] => {
    const at = moments.get(row.kind);
    const isPast = at !== undefined && at < now && row.kind !== toOwner;
    return at === undefined || isPast ? [] : [{ ...row, due_at: at }];
  });
  await insertRows(trx, 'outbox', rows, 'on conflict do nothing');
  await trx
    .updateTable('outbox')
    .set({ state: 'cancelled', last_error: null })
    .where('lead_id', '=', lead.id)
    .where('kind', '=', 'sla_reminder')
    .where('state', '=', 'pending')
    .execute();
}

/** The office has other hours or holidays now: what has not been sent yet comes at the moments that follow from them. */
export async function remindAnew(engine: Engine, office: Office, now: number): Promise<void> {
  await engine.use((db) =>
    db.transaction().execute(async (trx) => {
      const rows = await trx
        .selectFrom('outbox')
        .innerJoin('leads', 'leads.id', 'outbox.lead_id')
        .select([
          'outbox.id',
          'outbox.kind',
          'outbox.due_at as at',
          'leads.created_at',
          'leads.due_at',
          'leads.call_from',
        ])
        .where('outbox.kind', 'in', ['reminder_adviser', 'reminder_team'])
        .where('outbox.state', '=', 'pending')
        .where('outbox.attempts', '=', 0)
        .limit(mostAnew)
        .execute();
      for (const { id, kind, at, ...lead } of rows) {
        const moment = reminderTimes(office, lead).get(kind);
        if (moment === undefined || moment === at) continue;
        await trx
          .updateTable('outbox')
          .set({ due_at: Math.max(moment, now) })
          .where('id', '=', id)
          .where('state', '=', 'pending')
          .execute();
      }
    }),
  );
}

/** The owner hears of a broken promise every day until somebody calls. */
export async function remindDaily(engine: Engine, now: number): Promise<void> {
  // Asked before anything is locked: whoever holds the database must not hold up the pages as well.
  const rows = await engine.use((db) =>
    db
      .selectFrom('leads')
      .innerJoin('outbox', (join) => join.onRef('outbox.lead_id', '=', 'leads.id').on('outbox.kind', '=', toOwner))
      .select(['leads.id', 'outbox.due_at'])
      .where(
        sql<boolean>`leads.handled_at is null and leads.withdrawn_at is null and leads.erased_at is null and leads.closed_at is null and leads.spam = '[]'`,
      )
      .where('leads.due_at', '<=', now - day)
      .where('outbox.state', '=', 'sent')
      .where('outbox.due_at', '<=', now - day)
      .limit(batch)
      .execute(),
  );
  if (rows.length === 0) return;
  await engine.use((db) =>
    db.transaction().execute(async (trx) => {
      for (const { id, due_at } of rows) {
        const missed = Math.floor((now - due_at) / day) * day;
        await trx
          .updateTable('outbox')
          // A new id: a mailbox must not take it for the one it had.
          .set({
            id: childId(id, `outbox reminder_owner ${due_at + missed}`),
            state: 'pending',
            due_at: due_at + missed,
            attempts: 0,
            locked_until: 0,
            sent_at: null,
          })
          .where('lead_id', '=', id)
          .where('kind', '=', toOwner)
          .where('state', '=', 'sent')
          .where('due_at', '=', due_at)
          .execute();
      }
    }),
  );
}
