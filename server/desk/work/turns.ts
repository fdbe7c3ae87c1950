// The worker that gives enquiries out: woken when one is stored, and every few seconds for what time brings. It does no
// more than a fifth of the time, so that enquiries that pour in are stored as fast as ever and given out a little later.
import { setTimeout as rest } from 'node:timers/promises';
import { failure, type Log } from '../../log.ts';
import type { Live } from './live.ts';
import { batch, type TurnStore } from './turn-store.ts';
import type { Changed } from './views.ts';

interface Options {
  store: TurnStore;
  live: Pick<Live, 'publish'>;
  log: Log;
  clock?: () => number;
  lookEvery?: number;
}

export interface Turns {
  start(): void;
  /** An enquiry was stored or changed. */
  wake(): void;
  /** One look at everything; for tests, and for what is woken. */
  look(): Promise<void>;
  stop(): Promise<void>;
}

const soon = 200;
const restShare = 4;

export function createTurns({ store, live, log, clock = Date.now, lookEvery = 5000 }: Options): Turns {
  let stopped = false;
  let round: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;
  let waking: NodeJS.Timeout | undefined;
  let failing = false;
  const end = new AbortController();

  const tell = (changes: Changed[]) => {
    for (const change of changes) live.publish(change);
  };

  async function takeIn(): Promise<void> {
    while (!stopped) {
      const began = performance.now();
      const { count, changes } = await store.takeIn(clock());
      tell(changes);
      if (count < batch) return;
      await rest((performance.now() - began) * restShare, undefined, { signal: end.signal }).catch(() => {});
    }
  }

  async function run(): Promise<void> {
    try {
      await takeIn();
      tell(await store.passOn(clock()));
      tell(await store.giveOut(clock()));
      await store.remindDaily(clock());
      failing = false;
    } catch (error) {
      // The database may be away; it is asked again in a moment.
      if (!failing) log.warn('desk.turns_failing', failure(error));
      failing = true;
    }
  }

  async function look(): Promise<void> {
    round ??= run().finally(() => {
      round = null;
    });
    await round;
  }

  return {
    start() {
      timer = setInterval(() => void look(), lookEvery);
      void look();
    },
    wake() {
      if (!timer || waking) return;
      waking = setTimeout(() => {
        waking = undefined;
        void look();
      }, soon);
    },
    look,
    async stop() {
      stopped = true;
      end.abort();
      clearInterval(timer);
      clearTimeout(waking);
      await round;
    },
  };
}
