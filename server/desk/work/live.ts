// What happens at the desk, told to whoever looks: to the listeners of this process when it is written, to those of
// other instances through PostgreSQL. Nothing personal goes along: screens ask for what they may see.
import { productIds } from '../../../content/products.ts';
import type { DeskLead } from '../../db/tables.ts';
import { failure, type Log } from '../../log.ts';
import type { Ears, LiveLine } from './live-store.ts';
import type { Changed } from './views.ts';

export interface Live {
  /** After it was written. */
  publish(change: Changed): void;
  listen(listener: (change: Changed) => void): () => void;
  /** How many listen in this process. */
  count(): number;
  start(): void;
  stop(): Promise<void>;
}

/** `beforeId` is who had it until now. */
export const changeOf = (
  lead: Pick<DeskLead, 'reference' | 'version' | 'adviser_id' | 'loan_type' | 'loan_amount_inr'>,
  beforeId: string | null,
  what: Changed['what'] = 'changed',
): Changed => ({
  what,
  reference: lead.reference,
  version: lead.version,
  adviserId: lead.adviser_id,
  beforeId,
  product: productIds.includes(lead.loan_type) ? lead.loan_type : null,
  amountInr: lead.loan_amount_inr,
});

const retryAfter = 5000;

/** `line` reaches other instances; without it there are none. */
export function createLive(line: LiveLine | null, log: Log, here: Ears['here']): Live {
  const listeners = new Set<(change: Changed) => void>();
  let stopped = false;
  let hangUp: (() => Promise<void>) | null = null;
  let timer: NodeJS.Timeout | undefined;

  const publish = (change: Changed) => {
    for (const listener of listeners) listener(change);
  };

  async function connect(): Promise<void> {
    if (!line || stopped) return;
    try {
      hangUp = await line.listen({ change: publish, here }, again);
    } catch (error) {
      log.warn('desk.not_live', failure(error));
      again();
    }
  }
  const again = () => {
    hangUp = null;
    if (!stopped) timer = setTimeout(() => void connect(), retryAfter).unref();
  };

  return {
    publish,
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    count: () => listeners.size,
    start: () => void connect(),
    async stop() {
      stopped = true;
      clearTimeout(timer);
      listeners.clear();
      await hangUp?.();
    },
  };
}
