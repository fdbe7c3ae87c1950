// What all that fill slots need.
import type { Slot, Slots } from './slot.ts';

/** As sure as it takes not to be asked about. */
export const sure = 0.65;
/** Less is rather what comes in each month. */
export const leastLoan = 100_000;
/** Nobody names a higher rate by a number alone. */
export const highestBareRate = 36;
export const scores = { least: 300, most: 900 };

/** The size in which people name such a sum: crores, lakhs, thousands. */
export const scaleOf = (value: number): number => [1e7, 1e5, 1e3].find((size) => value >= size) ?? 1;

export function fill(slots: Slots, slot: Slot): void {
  slots.filled[slot.role] = [...(slots.filled[slot.role] ?? []), slot];
}

/** Who moves a loan moves it to the lower rate: of two rates in one role, that is the new one. */
export function parted(slots: Slots): void {
  for (const role of ['rate', 'newRate'] as const) {
    const rates = slots.filled[role] ?? [];
    const [one, other] = rates;
    if (!one || !other || rates.length > 2 || slots.filled[role === 'rate' ? 'newRate' : 'rate']) continue;
    const [lower, higher] = one.value < other.value ? [one, other] : [other, one];
    slots.filled.rate = [{ ...higher, role: 'rate' }];
    slots.filled.newRate = [{ ...lower, role: 'newRate' }];
  }
}
