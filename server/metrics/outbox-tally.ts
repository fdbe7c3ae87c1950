import type { OutboxKind } from '../db/tables.ts';
import type { OutboxStore, OutboxTally } from '../notifications/outbox-store.ts';

/** All outboxes together (PostgreSQL and its spool). Throws when none can be read. */
export async function tallyOutboxes(
  outboxes: readonly Pick<OutboxStore, 'tally'>[],
  kinds: OutboxKind[],
  now: number,
): Promise<OutboxTally> {
  const readings = await Promise.allSettled(outboxes.map((outbox) => outbox.tally(kinds, now)));
  const tallies = readings.flatMap((reading) => (reading.status === 'fulfilled' ? [reading.value] : []));
  if (tallies.length === 0) throw new Error('no outbox can be read');
  const oldest = tallies.flatMap((tally) => (tally.oldest === null ? [] : [tally.oldest]));
  return {
    pending: tallies.reduce((sum, tally) => sum + tally.pending, 0),
    dead: tallies.reduce((sum, tally) => sum + tally.dead, 0),
    oldest: oldest.length === 0 ? null : Math.min(...oldest),
  };
}
