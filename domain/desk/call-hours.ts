// The hours a borrower can choose for our call: one-hour windows inside office hours, on the next two days that have
// one. What was chosen is a promise, and the enquiry is due when its hour ends.
import { type Office, openSpans } from './office.ts';
import { day, hour, hourOf, nextFullHour } from '../moments.ts';

const callWays = ['call', 'whatsapp'] as const;
export type CallWay = (typeof callWays)[number];
export const callLanguages = ['en', 'hi', 'either'] as const;
export type CallLanguage = (typeof callLanguages)[number];

export interface CallChoice {
  how: CallWay;
  /** When its hour begins; null for any time in office hours, and for WhatsApp. */
  from: number | null;
  language: CallLanguage;
}

export type PartOfDay = 'morning' | 'afternoon' | 'evening';
interface CallHour {
  from: number;
  part: PartOfDay;
  /** As many calls as the firm can make in it are promised already. */
  full: boolean;
}
export interface CallDay {
  /** A moment of the day. */
  at: number;
  hours: CallHour[];
}

export const callHour = hour;
/** An hour that begins sooner is no longer offered: somebody has to read it first. */
const notice = 20 * 60_000;
const days = 2;
const farAhead = 60 * day;

function partOf(from: number): PartOfDay {
  const begins = hourOf(from);
  if (begins < 12) return 'morning';
  return begins < 16 ? 'afternoon' : 'evening';
}

/** `taken` says how many calls are promised in the hour that begins then. */
export function callDays(office: Office, now: number, taken: (from: number) => number, perHour: number): CallDay[] {
  const found: CallDay[] = [];
  for (const span of openSpans(office, now, now + farAhead)) {
    const hours: CallHour[] = [];
    for (let from = nextFullHour(Math.max(span.from, now + notice)); from + callHour <= span.to; from += callHour)
      hours.push({ from, part: partOf(from), full: taken(from) >= perHour });
    // A day without a free hour is no choice: the next one is offered in its place.
    if (hours.some(({ full }) => !full)) found.push({ at: span.from, hours });
    if (found.length === days) break;
  }
  return found;
}

/** Whether this is one of the hours; full ones are, past ones and those on a holiday are not. */
export const isOffered = (days: readonly CallDay[], from: number): boolean =>
  days.some(({ hours }) => hours.some((hour) => hour.from === from));

/** The first hour after this one that is free, or the first at all. */
export function nextFree(days: readonly CallDay[], after: number): number | null {
  const free = days.flatMap(({ hours }) => hours.filter(({ full }) => !full).map(({ from }) => from));
  return free.find((from) => from > after) ?? free[0] ?? null;
}

const oneOf = <Value extends string>(options: readonly Value[], value: unknown) =>
  options.find((option) => option === value);

/** As a form sends it; null where something is missing or none of ours. */
export function readCallChoice(field: (name: string) => unknown): CallChoice | null {
  const how = oneOf(callWays, field('how'));
  const language = oneOf(callLanguages, field('language'));
  if (!how || !language) return null;
  if (how === 'whatsapp') return { how, from: null, language };
  const time = field('time');
  if (time === 'any') return { how, from: null, language };
  return typeof time === 'string' && /^\d{12,14}$/.test(time) ? { how, from: Number(time), language } : null;
}

/** When the enquiry is due: as promised, or when the chosen hour ends. */
export const dueWith = (promisedBy: number, { from }: Pick<CallChoice, 'from'>): number =>
  from === null ? promisedBy : from + callHour;
