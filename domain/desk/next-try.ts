// When to try again after nobody answered: soon, then the next morning, then two days on; always while we are open.
import { nextOpen, type Office } from './office.ts';
import { day, hour, startOfNextDay } from '../moments.ts';

/** `tries` counts the one just made. */
export function nextTry(office: Office, tries: number, now: number): number | null {
  if (tries <= 1) return nextOpen(office, now + 2 * hour);
  const morning = nextMorning(office, now);
  return tries === 2 || morning === null ? morning : nextMorning(office, now + day);
}

/** The first opening on a later day. */
const nextMorning = (office: Office, now: number): number | null => nextOpen(office, startOfNextDay(now));
