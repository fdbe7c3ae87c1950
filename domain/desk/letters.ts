// When the desk's letters are due: once the office has opened, for a while. Later it would be no morning's letter.
import { type Office, openSpans } from './office.ts';
import { dateOf, day, hour, startOfNextDay } from '../moments.ts';

const writtenFor = 2 * hour;

/** The day and its week's Monday, as 2026-11-16; null where no letter is due. */
export function letterDay(office: Office, now: number): { day: string; week: string } | null {
  const tomorrow = startOfNextDay(now);
  const opens = openSpans(office, tomorrow - day, tomorrow)[0]?.from;
  if (opens === undefined || now < opens || now >= opens + writtenFor) return null;
  const date = dateOf(now);
  const sinceMonday = (new Date(date).getUTCDay() + 6) % 7;
  return { day: date, week: dateOf(now - sinceMonday * day) };
}
