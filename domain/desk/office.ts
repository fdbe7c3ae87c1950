// The time the office is open, in India: sums of open time between moments. India keeps one time all year.
import type { Hours } from '../hours.ts';
import { dateOf, dayOf, hour, startOfDay, weekDayOf } from '../moments.ts';

export interface Office {
  hours: readonly Hours[];
  /** Days on which the office stays shut, as 2026-11-08. */
  holidays: readonly string[];
}
export interface Span {
  from: number;
  to: number;
}

/** A firm that never opens again would make a search for its next opening endless. */
const farDays = 400;

const clockTime = (text: string) => {
  const [hours = 0, minutes = 0] = text.split(':').map(Number);
  return hours * hour + minutes * 60_000;
};

/** When the office is open on the day with this number since 1970, or null. */
function openOnDay({ hours, holidays }: Office, day: number): Span | null {
  const start = startOfDay(day);
  const name = weekDayOf(start);
  const row = hours.find(({ days }) => days.some((one) => one === name));
  if (!row || holidays.includes(dateOf(start))) return null;
  return { from: start + clockTime(row.opens), to: start + clockTime(row.closes) };
}

/** Open spans from a moment on, the first one cut to begin there. */
function* openFrom(office: Office, moment: number): Generator<Span> {
  const first = dayOf(moment);
  for (let day = first; day < first + farDays; day += 1) {
    const span = openOnDay(office, day);
    if (span && span.to > moment) yield { from: Math.max(span.from, moment), to: span.to };
  }
}

export function openSpans(office: Office, from: number, to: number): Span[] {
  const spans: Span[] = [];
  for (const span of openFrom(office, from)) {
    if (span.from >= to) break;
    spans.push({ from: span.from, to: Math.min(span.to, to) });
  }
  return spans;
}

/** Milliseconds of open time between two moments. */
export const openBetween = (office: Office, from: number, to: number): number =>
  openSpans(office, from, to).reduce((sum, span) => sum + span.to - span.from, 0);

export function isOpen(office: Office, moment: number): boolean {
  const span = openOnDay(office, dayOf(moment));
  return span !== null && span.from <= moment && moment < span.to;
}

/** The first open moment at or after this one; null where none is in sight. */
export const nextOpen = (office: Office, moment: number): number | null =>
  openFrom(office, moment).next().value?.from ?? null;

/** The moment at which this much open time has passed. */
export function afterOpen(office: Office, moment: number, open: number): number | null {
  let left = open;
  for (const span of openFrom(office, moment)) {
    if (span.to - span.from >= left) return span.from + left;
    left -= span.to - span.from;
  }
  return null;
}

/** The last moment at or before this one by which somebody can still be called; null where none is near. */
export function lastOpen(office: Office, moment: number): number | null {
  const first = dayOf(moment);
  for (let day = first; day > first - farDays; day -= 1) {
    const span = openOnDay(office, day);
    if (span && span.from <= moment) return Math.min(span.to, moment);
  }
  return null;
}
