// How and when somebody wants to be reached, in words: Tuesday 17 November, 1–2 PM, in Hindi.
import type { CallChoice, CallLanguage } from '../desk/call-hours.ts';
import { hourRange, longDay } from '../desk/times.ts';
import { fillIn } from '../fill-in.ts';

export interface CallWords {
  /** With {day} and {hour}. */
  at: string;
  any: string;
  whatsapp: string;
  languages: Record<CallLanguage, string>;
}

export function sayCall({ how, from, language }: CallChoice, words: CallWords, dayOf = longDay): string {
  const time = from === null ? words.any : fillIn(words.at, { day: dayOf(from), hour: hourRange(from) }).trim();
  return `${how === 'whatsapp' ? words.whatsapp : time}, ${words.languages[language]}`;
}
