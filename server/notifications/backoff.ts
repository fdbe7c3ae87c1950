// When to try again. Doubling, capped, and spread out so that a thousand waiting mails do not come back together.
import { hour } from '../../domain/moments.ts';
export interface Backoff {
  base: number;
  cap: number;
  /** About three days of trying at the cap. */
  attempts: number;
  /** A receiver that says "never" is asked a few times more, in case somebody mends it, not for days. */
  refusals: number;
}

export const patientBackoff: Backoff = { base: 5_000, cap: hour, attempts: 80, refusals: 10 };

export function nextTry(attempt: number, backoff: Backoff, random: () => number = Math.random): number {
  const delay = Math.min(backoff.cap, backoff.base * 2 ** (attempt - 1));
  return Math.round(delay / 2 + random() * (delay / 2));
}
