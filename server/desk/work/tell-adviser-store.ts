import type { Transaction } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { childId } from '../../leads/identity.ts';
import { notificationsOn } from '../../leads/record.ts';

/** Whoever has it from now on hears of it, also after others did: one row each, which begins anew. */
export async function tellAdviser(trx: Transaction<Tables>, leadId: string, now: number): Promise<void> {
  for (const row of notificationsOn('given', leadId, now)) {
    // A new id: a mailbox must not take it for the one it had.
    const fresh = { ...row, id: childId(leadId, `outbox ${row.kind} ${now}`) };
    const { lead_id: _, kind: __, ...again } = fresh;
    await trx
      .insertInto('outbox')
      .values(fresh)
      .onConflict((on) => on.columns(['lead_id', 'kind']).doUpdateSet(again))
      .execute();
  }
}
