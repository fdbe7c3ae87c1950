// The rows behind the figures, a page at a time: a year of them must hold up neither the site nor a statement's limit.
import { sql } from 'kysely';
import type { Counted } from '../../../domain/desk/numbers.ts';
import type { Engine } from '../../db/engine.ts';

const page = 2000;

export function createNumbersStore(engine: Engine) {
  return {
    /** Without spam and without those joined to another. */
    async *receivedBetween(from: number, to: number): AsyncGenerator<Counted> {
      let after: { created_at: number; id: string } | null = null;
      for (;;) {
        const rows = await engine.use((db) => {
          const query = db
            .selectFrom('leads')
            .select(['id', 'created_at', 'due_at', 'handled_at', 'adviser_id', 'loan_type', 'page'])
            .select(['state', 'closing_reason', 'reached', 'disbursed_inr'])
            .where('created_at', '>=', from)
            .where('created_at', '<', to)
            .where('spam', '=', '[]')
            .where('joined_to', 'is', null)
            .orderBy('created_at')
            .orderBy('id')
            .limit(page);
          return (
            after ? query.where(sql<boolean>`(created_at, id) > (${after.created_at}, ${after.id})`) : query
          ).execute();
        });
        for (const row of rows)
          yield {
            receivedAt: row.created_at,
            dueAt: row.due_at,
            contactedAt: row.handled_at,
            adviser: row.adviser_id,
            product: row.loan_type === '' ? null : row.loan_type,
            source: row.page,
            state: row.state,
            reason: row.closing_reason,
            reached: row.reached,
            disbursedInr: row.disbursed_inr,
          };
        const last = rows.at(-1);
        if (!last || rows.length < page) return;
        after = { created_at: last.created_at, id: last.id };
        await new Promise(setImmediate);
      }
    },
  };
}
