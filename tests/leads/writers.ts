// Visitors who never stop sending. Each keeps its submission id until it is acknowledged, through any outage.
import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { listed, post, sample } from './harness.ts';

export interface Writers {
  /** Reference of every acknowledged enquiry, by its submission id. */
  acknowledged: Map<string, string>;
  /** Answers that contradict an earlier one. */
  contradictions: string[];
  refusals: Map<number, number>;
  /** Resolves when so many more have been acknowledged. */
  more(count: number): Promise<void>;
  stop(): Promise<void>;
}

export function startWriters(count: number, url: () => string): Writers {
  const acknowledged = new Map<string, string>();
  const contradictions: string[] = [];
  const refusals = new Map<number, number>();
  let stopped = false;
  let told = () => {};

  async function visitor(): Promise<void> {
    while (!stopped) {
      const enquiry = sample();
      while (!(await send(enquiry))) {
        if (stopped) return;
        await sleep(100);
      }
      // Some visitors press twice: they must hear the same.
      if (Math.random() < 0.1) await send(enquiry);
    }
  }

  async function send(enquiry: ReturnType<typeof sample>): Promise<boolean> {
    try {
      const { status, body } = await post({ url: url() }, enquiry);
      if (status !== 200 && status !== 201) {
        refusals.set(status, (refusals.get(status) ?? 0) + 1);
        return false;
      }
      const reference = body.reference ?? '';
      const before = acknowledged.get(enquiry.submissionId);
      if (before !== undefined && before !== reference) contradictions.push(`${before} then ${reference}`);
      acknowledged.set(enquiry.submissionId, reference);
      told();
      return true;
    } catch {
      return false;
    }
  }

  const visitors = Array.from({ length: count }, visitor);
  return {
    acknowledged,
    contradictions,
    refusals,
    more(count) {
      const goal = acknowledged.size + count;
      return new Promise((done) => {
        told = () => acknowledged.size >= goal && done();
      });
    },
    async stop() {
      stopped = true;
      await Promise.all(visitors);
    },
  };
}

/** Every acknowledged enquiry is stored exactly once. Returns how many are stored. */
export async function assertStoredOnce(writers: Writers, env: Record<string, string>): Promise<number> {
  const stored = (await listed(env)).map(({ reference }) => reference);
  const once = new Set(stored);
  assert.equal(stored.length, once.size, 'no enquiry is stored twice');
  const lost = [...writers.acknowledged.values()].filter((reference) => !once.has(reference));
  assert.deepEqual(lost, []);
  assert.deepEqual(writers.contradictions, []);
  return stored.length;
}
