// What several screens say in the same words.
import { deskWork as words } from '../content/en/desk-work.ts';
import { content } from '../content/load.ts';
import { fillIn } from '../domain/fill-in.ts';
import type { ClosingReason, State } from '../domain/desk/states.ts';
import { daysFrom, hourRange, shortDay, weekDay } from '../domain/desk/times.ts';
import { sayCall } from '../domain/lead/say-call.ts';
import { rupees } from '../domain/money/format.ts';
import type { QueueRow } from '../server/desk/work/views.ts';

/** Of ['{count} try', '{count} tries'] the form that fits; the last one for whatever is left. */
export const counted = (forms: readonly string[], count: number): string =>
  fillIn(forms[Math.min(count, forms.length) - 1] ?? forms.at(-1) ?? '', { count });

const isHindi = (text: string) => /\p{Script=Devanagari}/u.test(text);
export const languageOf = (text: string) => (isHindi(text) ? 'hi' : undefined);

/** What somebody is called in a sentence: the first of their names. */
export const firstName = (name: string) => name.trim().split(/\s+/)[0] ?? name;
export const nameOf = ({ name }: Pick<QueueRow, 'name'>) => name.trim() || words.nameless;

/** Home loan; "any loan" where none was named. Names in the middle of a sentence begin small but for the first letter. */
export function loanName(product: string | null, typed = ''): string {
  if (product === null) return typed.trim() || words.anyLoan;
  const names: Record<string, string> = words.loans;
  const name = names[product] ?? content('en').services[product]?.name ?? product;
  return name.charAt(0) + name.slice(1).toLowerCase();
}

export const amountOf = ({ amountInr, amountTyped }: Pick<QueueRow, 'amountInr' | 'amountTyped'>) =>
  amountInr === null ? amountTyped.trim() || null : rupees(amountInr);

export function stateName(state: State, reason: ClosingReason | null): string {
  if (state !== 'closed' || reason === null) return words.states[state];
  return fillIn(words.closed, { reason: words.reasons[reason].split(':')[0]?.toLowerCase() ?? '' });
}

/** New, 2 tries */
export const stateAndTries = ({ state, reason, tries }: Pick<QueueRow, 'state' | 'reason' | 'tries'>) =>
  [stateName(state, reason), ...(state === 'new' && tries > 0 ? [counted(words.tries, tries)] : [])].join(', ');

/** 2nd */
export function nth(count: number): string {
  const form =
    words.ordinals[count - 1] && count < words.ordinals.length ? words.ordinals[count - 1] : words.ordinals.at(-1);
  return fillIn(form ?? '', { count });
}

/** Tue 1–2 PM; today needs no day. */
const dayBefore = (now: number) => (at: number) => {
  const days = daysFrom(now, at);
  if (days === 0) return '';
  return Math.abs(days) < 7 ? weekDay(at) : shortDay(at);
};

/** Tue 1–2 PM, Hindi; null where nothing was chosen. */
export const wishOf = ({ call }: Pick<QueueRow, 'call'>, now: number): string | null =>
  call && sayCall(call, words.wish, dayBefore(now));

/** Only what keeps one from calling now: an hour, or WhatsApp. */
export function shortWish({ call }: Pick<QueueRow, 'call'>, now: number): string | null {
  if (call?.how === 'whatsapp') return words.wish.short;
  if (call?.from == null) return null;
  return `${dayBefore(now)(call.from)} ${hourRange(call.from)}`.trim();
}

export const enquiryPath = (reference: string) => `/desk/e/${reference}`;

/** +91 98290 12345, +91 141 000 0012: as people read a number aloud. Those of other countries as they are. */
export function dialled(dial: string): string {
  const [, digits] = dial.match(/^\+91(\d{10})$/) ?? [];
  if (!digits) return dial;
  const groups = /^[6-9]/.test(digits) ? /(\d{5})(\d{5})/ : /(\d{3})(\d{3})(\d{4})/;
  return `+91 ${(digits.match(groups) ?? []).slice(1).join(' ')}`;
}
