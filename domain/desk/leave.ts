// Days of leave are written one by one (2026-11-20), as turns ask for them.
import { dateOf } from './office.ts';
import { dayAndMonth } from './times.ts';

const day = 86_400_000;

/** The last day of the leave that this moment lies in, as "20 Nov"; null when it lies in none. */
export function leaveUntil(leave: readonly string[], now: number): string | null {
  let last: number | null = null;
  for (let at = now; leave.includes(dateOf(at)); at += day) last = at;
  return last === null ? null : dayAndMonth(last);
}
