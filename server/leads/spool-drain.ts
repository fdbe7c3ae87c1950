// Empties the spool into PostgreSQL, batch by batch. An enquiry PostgreSQL refuses stays in the spool, where staff see
// it and its notifications go out, and holds up nobody else.
import type { Engine } from '../db/engine.ts';
import { failure, type Log } from '../log.ts';
import type { LeadRecord } from './record.ts';
import { copyTo, countSpooled, forget, giveBack, lease, takeBatch } from './spool.ts';
import { isDataError } from './store.ts';

const batch = 100;
/** What was refused is offered again after a while: somebody may have mended the cause. */
const rest = 60_000;
/** So many refusals are no accident of an enquiry: the next are not even tried until these have rested. */
const mostRefused = 1000;

interface Options {
  main: Engine;
  spool: Engine;
  log: Log;
  clock: () => number;
  stopped: () => boolean;
  /** PostgreSQL failed, not for what is in an enquiry. */
  onFailure: (error: unknown) => void;
}

/** The function it returns moves what can be moved, and tells how many enquiries are left. */
export function createSpoolDrain({ main, spool, log, clock, stopped, onFailure }: Options): () => Promise<number> {
  const restsUntil = new Map<string, number>();

  async function move(records: LeadRecord[]): Promise<void> {
    await copyTo(main, records);
    await forget(spool, records);
    for (const { lead } of records) restsUntil.delete(lead.id);
  }

  /** How many were moved; fewer than all when PostgreSQL failed. Nothing stays claimed. */
  async function moveBatch(records: LeadRecord[], until: number): Promise<number> {
    try {
      await move(records);
      return records.length;
    } catch (error) {
      if (isDataError(error) && records.length > 1) return moveSingly(records, until);
      await giveBack(spool, records);
      if (isDataError(error)) for (const record of records) refused(record, error);
      else onFailure(error);
      return 0;
    }
  }

  /** All stay claimed meanwhile: given back, one would be delivered from here while its copy is delivered from there. */
  async function moveSingly(records: LeadRecord[], until: number): Promise<number> {
    let moved = 0;
    for (const [at, record] of records.entries()) {
      if (stopped() || clock() > until) {
        await giveBack(spool, records.slice(at));
        break;
      }
      moved += await moveBatch([record], until);
    }
    return moved;
  }

  function refused(record: LeadRecord, error: unknown): void {
    const { id, reference } = record.lead;
    if (!restsUntil.has(id)) log.error('spool.refused', { reference, ...failure(error) });
    restsUntil.set(id, clock() + rest);
  }

  return async () => {
    let moved = 0;
    while (!stopped()) {
      const now = clock();
      const resting = [...restsUntil].flatMap(([id, until]) => (until > now ? [id] : []));
      if (resting.length >= mostRefused) break;
      const records = await takeBatch(spool, now, batch, resting);
      if (records.length === 0) break;
      const done = await moveBatch(records, now + lease / 2);
      moved += done;
      // Some were refused and rest now, or PostgreSQL failed: the next round goes on.
      if (done < records.length) break;
    }
    const left = await countSpooled(spool);
    if (moved > 0) log.info('spool.moved', { enquiries: moved, left });
    return left;
  };
}
