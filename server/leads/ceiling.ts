// More enquiries in an hour than a firm can ever get are a flood from many addresses at once: disk, mail and staff are
// spared, and the visitor is told to come back.
import { createLimiter } from '../http/limits.ts';
import { NoRoom } from './disk-space.ts';
import type { LeadStore } from './store.ts';

export function underCeiling(store: LeadStore, perHour: number, clock: () => number = Date.now): LeadStore {
  const limiter = createLimiter({ burst: perHour, perMinute: perHour / 60, clock });
  return {
    ...store,
    insert: (record) =>
      limiter.take(['everybody']) === null ? store.insert(record) : Promise.reject(new NoRoom('ceiling')),
  };
}
