// The hours that calls are promised in, in SQL.
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Engine } from '../db/engine.ts';
import type { Tables } from '../db/tables.ts';

export interface Hour {
  from: number;
  /** How many calls the firm can make in it. */
  perHour: number;
}

/** Hours of India begin at half past in UTC. */
const halfHour = 1_800_000;

/** A call that was made, or that nobody wants any more, takes no room. */
const stillToMake = sql<boolean>`handled_at is null and withdrawn_at is null and erased_at is null and closed_at is null`;

export async function promisedIn(db: Kysely<Tables>, from: number, to: number): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('leads')
    .select(({ fn }) => ['call_from', fn.countAll().as('count')])
    .where('call_from', '>=', from)
    .where('call_from', '<', to)
    .where(stillToMake)
    .groupBy('call_from')
    .execute();
  return new Map(rows.map(({ call_from, count }) => [call_from ?? 0, Number(count)]));
}

/** Whether one more fits. On PostgreSQL whoever asks for the same hour waits for us; on SQLite all writers do. */
export async function hasRoom(
  trx: Transaction<Tables>,
  engine: Engine['name'],
  id: string,
  { from, perHour }: Hour,
): Promise<boolean> {
  if (engine === 'postgres')
    await sql`select pg_advisory_xact_lock(1734, ${Math.floor(from / halfHour)}::int)`.execute(trx);
  const { count } = await trx
    .selectFrom('leads')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('call_from', '=', from)
    .where('id', '!=', id)
    .where(stillToMake)
    .executeTakeFirstOrThrow();
  return Number(count) < perHour;
}
