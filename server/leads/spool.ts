// Moving enquiries from the local spool to PostgreSQL. Copying twice adds nothing (every row has its own id), and the
// spool forgets an enquiry only after PostgreSQL has committed it and if it has not changed meanwhile.
import { sql } from 'kysely';
import type { Engine } from '../db/engine.ts';
import { insertRows } from '../db/insert-rows.ts';
import { keepCorrections } from './corrections.ts';
import type { LeadRecord } from './record.ts';
import { applyChange, insertChildren, loadRecords } from './rows.ts';

/** Long enough to copy a batch; after a crash the move goes on when it has run out. */
export const lease = 10_000;

export const countSpooled = (spool: Engine) =>
  spool.use(async (db) => {
    const row = await db.selectFrom('leads').select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow();
    return Number(row.count);
  });

export const isSpooled = (spool: Engine, id: string) =>
  spool.use(async (db) => {
    const row = await db.selectFrom('leads').select('id').where('id', '=', id).executeTakeFirst();
    return row !== undefined;
  });

/** Takes enquiries none of whose notifications is being delivered, and keeps deliveries off them while they move. */
export async function takeBatch(
  spool: Engine,
  now: number,
  limit: number,
  except: readonly string[] = [],
): Promise<LeadRecord[]> {
  return spool.use((db) =>
    db.transaction().execute(async (trx) => {
      const rows = await trx
        .selectFrom('leads')
        .select('id')
        .$if(except.length > 0, (query) => query.where('id', 'not in', except))
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('outbox')
                .select('outbox.id')
                .whereRef('outbox.lead_id', '=', 'leads.id')
                .where('outbox.locked_until', '>', now),
            ),
          ),
        )
        .orderBy('created_at')
        .limit(limit)
        .execute();
      const ids = rows.map(({ id }) => id);
      if (ids.length === 0) return [];
      await trx
        .updateTable('outbox')
        .set({ locked_until: now + lease })
        .where('lead_id', 'in', ids)
        .where('state', '=', 'pending')
        .execute();
      return loadRecords(trx, ids);
    }),
  );
}

export async function copyTo(main: Engine, records: LeadRecord[]): Promise<void> {
  await main.use((db) =>
    db.transaction().execute(async (trx) => {
      await insertRows(
        trx,
        'leads',
        // Found by other words there, or by none: the desk takes it in anew.
        records.map(({ lead }) => ({ ...lead, taken_in_at: null })),
        // Already there when the commit succeeded but its answer was lost: then only what the visitor did since counts.
        `on conflict (id) do update set
           withdrawn_at = coalesce(leads.withdrawn_at, excluded.withdrawn_at),
           erasure_requested_at = coalesce(leads.erasure_requested_at, excluded.erasure_requested_at),
           handled_at = coalesce(leads.handled_at, excluded.handled_at),
           erased_at = coalesce(leads.erased_at, excluded.erased_at)`,
      );
      const unlocked = records.map((record) => ({
        ...record,
        outbox: record.outbox.map((row) => ({ ...row, locked_until: 0 })),
      }));
      await insertChildren(trx, unlocked);
      const ids = records.map(({ lead }) => lead.id);
      const there = await trx
        .selectFrom('leads')
        .select(['id', 'fingerprint', 'erased_at'])
        .where('id', 'in', ids)
        .execute();
      const rowOf = new Map(there.map((row) => [row.id, row]));
      // Sent again with other words while the database was away.
      const corrected = records.filter(({ lead }) => {
        const row = rowOf.get(lead.id);
        return row?.erased_at === null && row.fingerprint !== lead.fingerprint;
      });
      await keepCorrections(trx, corrected);
      // Erased on either side means erased.
      for (const { id, erased_at } of there)
        if (erased_at !== null) await applyChange(trx, id, { events: [], wipe: true });
    }),
  );
}

export async function forget(spool: Engine, records: LeadRecord[]): Promise<void> {
  await spool.use((db) =>
    db.transaction().execute(async (trx) => {
      for (const { lead } of records) {
        await trx.deleteFrom('leads').where('id', '=', lead.id).where('version', '=', lead.version).execute();
      }
      await release(trx, records);
    }),
  );
}

/** What could not move, or changed while it moved, is free for the next round. */
export const giveBack = (spool: Engine, records: LeadRecord[]) =>
  spool.use((db) => db.transaction().execute((trx) => release(trx, records)));

async function release(trx: Parameters<typeof insertChildren>[0], records: LeadRecord[]): Promise<void> {
  await trx
    .updateTable('outbox')
    .set({ locked_until: 0 })
    .where(
      'lead_id',
      'in',
      records.map(({ lead }) => lead.id),
    )
    .where('state', '=', 'pending')
    .execute();
}
