// Going round what waits to be delivered: claimed under a lease, tried, put off or given up. Knows nothing of what it is.
import { failure, type Log } from '../log.ts';
import { type Backoff, nextTry, patientBackoff } from './backoff.ts';
import type { Outcome } from './outbox-store.ts';

/** A failure the receiver calls final. Its message must name no visitor: it is stored and shown to staff. */
export class Refused extends Error {}

export interface PostTimings {
  clock?: () => number;
  backoff?: Backoff;
  /** One delivery may take this long; the lease lasts three times as long, so a slow one is never sent twice at once. */
  timeout?: number;
  pollEvery?: number;
}

/** Claims at most so many until then, and sets each of them going. */
export type Box = (now: number, lease: number, most: number) => Promise<Promise<void>[]>;

export interface Post {
  start(): void;
  /** Look now rather than at the next poll. */
  wake(): void;
  stop(): Promise<void>;
  /** One try, and what came of it. */
  attempt(attempts: number, deliver: (signal: AbortSignal) => Promise<void> | undefined): Promise<Outcome>;
}

const atOnce = 5;
const grace = 5_000;

export function createPost(boxes: readonly Box[], log: Log, timings: PostTimings = {}): Post {
  const { clock = Date.now, backoff = patientBackoff, timeout = 20_000, pollEvery = 2_000 } = timings;
  const hurry = new AbortController();
  let stopped = false;
  let timer: NodeJS.Timeout | null = null;
  let round: Promise<void> | null = null;
  let again = false;

  async function empty(box: Box): Promise<void> {
    for (;;) {
      const claimed = await box(clock(), timeout * 3, atOnce);
      await Promise.all(claimed);
      if (claimed.length < atOnce || stopped) return;
    }
  }

  async function run(): Promise<void> {
    do {
      again = false;
      // Each on its own: PostgreSQL being away does not hold up what waits in the spool.
      await Promise.all(
        boxes.map((box) => empty(box).catch((error) => log.debug('outbox.unreachable', failure(error)))),
      );
    } while (again && !stopped);
  }

  function wake(): void {
    if (timer === null || stopped) return;
    again = true;
    round ??= run().finally(() => {
      round = null;
    });
  }

  return {
    start() {
      timer = setInterval(wake, pollEvery);
      wake();
    },
    wake,
    async stop() {
      if (timer) clearInterval(timer);
      stopped = true;
      // What is on its way may arrive; cut off, it would have to be sent twice.
      const patience = setTimeout(() => hurry.abort(), grace);
      await round;
      clearTimeout(patience);
    },
    async attempt(attempts, deliver) {
      const signal = AbortSignal.any([AbortSignal.timeout(timeout), hurry.signal]);
      try {
        await Promise.race([deliver(signal), aborted(signal)]);
        return { state: 'sent', at: clock() };
      } catch (error) {
        const limit = error instanceof Refused ? backoff.refusals : backoff.attempts;
        const due = clock() + nextTry(attempts, backoff);
        return { state: attempts >= limit ? 'dead' : 'pending', error: summary(error), due, cutOff: signal.aborted };
      }
    },
  };
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

/** The kind and code of a failure: a mail server's own words can quote the visitor's address. */
function summary(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if (error instanceof Refused) return error.message;
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return [error.name, code, responseCode].filter((part) => part !== undefined && part !== '').join(' ');
}
