// How many enquiries each person has open. They are changed by the work on them (server/desk/work), not here.
import type { Engine } from '../../db/engine.ts';

export interface Opens {
  counts(): Promise<Map<string, number>>;
  /** References, oldest first, each with the version that a change has to name. */
  of(personId: string, limit: number): Promise<{ reference: string; version: number }[]>;
}

const over = ['closed', 'disbursed'] as const;

export const createOpens = (engine: Engine): Opens => ({
  counts: () =>
    engine.use(async (db) => {
      const rows = await db
        .selectFrom('leads')
        .select(({ fn }) => ['adviser_id', fn.countAll<number>().as('open')])
        .where('adviser_id', 'is not', null)
        .where('state', 'not in', over)
        .where('erased_at', 'is', null)
        .groupBy('adviser_id')
        .execute();
      return new Map(rows.map(({ adviser_id, open }) => [adviser_id ?? '', Number(open)]));
    }),
  of: (personId, limit) =>
    engine.use((db) =>
      db
        .selectFrom('leads')
        .select(['reference', 'version'])
        .where('adviser_id', '=', personId)
        .where('state', 'not in', over)
        .where('erased_at', 'is', null)
        .orderBy('created_at')
        .limit(limit)
        .execute(),
    ),
});
