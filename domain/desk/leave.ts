// Days of leave are written one by one (2026-11-20), as turns ask for them.
import { dayAndMonth } from './times.ts';
import { dateOf, day } from '../moments.ts';

export const mostLeave = 366;

/** The last day of the leave that this moment lies in, as "20 Nov"; null when it lies in none. */
export function leaveUntil(leave: readonly string[], now: number): string | null {
  let last: number | null = null;
  for (let at = now; leave.includes(dateOf(at)); at += day) last = at;
  return last === null ? null : dayAndMonth(last);
}

/** Every day from the first to the last; empty for none; null where that is no leave. */
export function leaveDays(from: string, to: string): string[] | null {
  if (from === '' && to === '') return [];
  const [first, last] = [from || to, to || from];
  const [start, end] = [first, last].map((text) => (/^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN));
  if (start === undefined || end === undefined || !(start <= end) || end - start >= mostLeave * day) return null;
  return Array.from({ length: Math.round((end - start) / day) + 1 }, (_, i) =>
    new Date(start + i * day).toISOString().slice(0, 10),
  );
}
