// Per-address limits without cookies. A bucket per address, refilled steadily; the oldest bucket makes room for a new
// one, so memory stays bounded whatever comes.
import type { Log } from '../log.ts';

export interface Limiter {
  /** Null when the caller may pass, else the seconds to wait. */
  take(key: string): number | null;
}

interface LimiterOptions {
  /** How many may come at once. */
  burst: number;
  perMinute: number;
  maxKeys?: number;
  clock?: () => number;
}

export function createLimiter({ burst, perMinute, maxKeys = 50_000, clock = Date.now }: LimiterOptions): Limiter {
  const buckets = new Map<string, { left: number; at: number }>();
  const perMs = perMinute / 60_000;
  return {
    take(key) {
      const now = clock();
      const bucket = buckets.get(key) ?? { left: burst, at: now };
      const left = Math.min(burst, bucket.left + Math.max(0, now - bucket.at) * perMs);
      const passes = left >= 1;
      // Last used goes last: the first key is the one to forget.
      buckets.delete(key);
      buckets.set(key, { left: passes ? left - 1 : left, at: now });
      if (buckets.size > maxKeys) buckets.delete(buckets.keys().next().value as string);
      return passes ? null : Math.ceil((1 - left) / perMs / 1000);
    },
  };
}

export const unlimited: Limiter = { take: () => null };

/** RATE_LIMITS=off is for tests and benchmarks; a site that runs like this should be noticed. */
export function limiterFor(setting: 'on' | 'off', options: LimiterOptions, log: Log): Limiter {
  if (setting === 'on') return createLimiter(options);
  log.warn('limits.off', { warning: 'RATE_LIMITS=off: anybody may send as much as they like' });
  return unlimited;
}

/** Enquiries: many visitors of one mobile network share an address, so the burst is generous. */
export const enquiryLimits = { burst: 20, perMinute: 10 };

/** Questions to the assistant come quickly, one after another. */
export const questionLimits = { burst: 30, perMinute: 30 };

/**
 * Who is asking. Each trusted proxy appended one entry to X-Forwarded-For; what stands left of those was written by
 * the caller and proves nothing.
 */
export function clientAddress(socketAddress: string | undefined, forwardedFor: string | null, proxies: number): string {
  const hops = (forwardedFor ?? '')
    .split(',')
    .map((hop) => hop.trim())
    .filter((hop) => hop !== '');
  const told = proxies > 0 ? hops.at(-Math.min(proxies, hops.length)) : undefined;
  return networkOf((told ?? socketAddress ?? 'unknown').slice(0, 64));
}

/** An IPv6 household or phone holds a whole /64: count it as one. */
function networkOf(address: string): string {
  const bare = address.replace(/^\[|\](:\d+)?$/g, '').replace(/^::ffff:(?=\d+\.)/i, '');
  if (!bare.includes(':')) return bare;
  const [head = '', rest] = bare.toLowerCase().split('::', 2);
  const groups = head.split(':').filter((group) => group !== '');
  const tail = rest === undefined ? [] : rest.split(':').filter((group) => group !== '');
  const zeros = Array<string>(Math.max(0, 8 - groups.length - tail.length)).fill('0');
  const all = rest === undefined ? groups : [...groups, ...zeros, ...tail];
  return `${all.slice(0, 4).join(':')}::/64`;
}
