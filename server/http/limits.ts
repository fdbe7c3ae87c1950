// Limits per network without cookies. A bucket per network, refilled steadily; the oldest buckets make room for new
// ones, so memory stays bounded whatever comes.
import type { Log } from '../log.ts';
import { recentMap } from '../recent-map.ts';
import type { Networks } from './networks.ts';

export interface Limiter {
  /** Null when the caller may pass, else the seconds to wait. */
  take(networks: Networks): number | null;
}

interface LimiterOptions {
  /** How many may come at once. */
  burst: number;
  perMinute: number;
  maxKeys?: number;
  clock?: () => number;
}

/** What a larger network may, in times of the smallest: a carrier's phones lie side by side in its networks. */
const shares = [1, 4, 16];

export function createLimiter({ burst, perMinute, maxKeys = 100_000, clock = Date.now }: LimiterOptions): Limiter {
  const buckets = recentMap<{ left: number; at: number }>(maxKeys);
  const perMs = perMinute / 60_000;
  return {
    take(networks) {
      const now = clock();
      const asked = networks.map((key, tier) => {
        const share = shares[tier] ?? 1;
        const { left, at } = buckets.get(key) ?? { left: burst * share, at: now };
        const refilled = Math.min(burst * share, left + Math.max(0, now - at) * perMs * share);
        return { key, left: refilled, wait: refilled >= 1 ? 0 : (1 - refilled) / (perMs * share) };
      });
      const wait = Math.max(...asked.map((bucket) => bucket.wait));
      // Refused by one of them is refused, and costs the others nothing.
      for (const { key, left } of asked) buckets.set(key, { left: wait === 0 ? left - 1 : left, at: now });
      return wait === 0 ? null : Math.ceil(wait / 1000);
    },
  };
}

export const unlimited: Limiter = { take: () => null };

const allowances = {
  /** Many visitors of one mobile network share an address, so the burst is generous. */
  enquiries: { burst: 20, perMinute: 10 },
  /** Questions to the assistant come quickly, one after another. */
  questions: { burst: 30, perMinute: 30 },
  /** Tries to sign in to the desk. An office shares one address. */
  signIns: { burst: 20, perMinute: 10 },
  /** Pages that are rendered when asked for; those of the build are not counted. */
  pages: { burst: 120, perMinute: 300 },
};

export type Limits = Record<keyof typeof allowances, Limiter>;

/** RATE_LIMITS=off is for tests and benchmarks; a site that runs like this should be noticed. */
export function createLimits(setting: 'on' | 'off', log: Log): Limits {
  const { enquiries, questions, signIns, pages } = allowances;
  if (setting === 'on') {
    return {
      enquiries: createLimiter(enquiries),
      questions: createLimiter(questions),
      signIns: createLimiter(signIns),
      pages: createLimiter(pages),
    };
  }
  log.warn('limits.off', { warning: 'RATE_LIMITS=off: anybody may send as much as they like' });
  return { enquiries: unlimited, questions: unlimited, signIns: unlimited, pages: unlimited };
}
