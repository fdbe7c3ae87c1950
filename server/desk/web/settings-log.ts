// What the log says of a changed setting: which, what it was, what it is. Texts are told by their length.
import { deskSettings } from '../../../content/en/desk-settings.ts';
import type { MessageTexts } from '../../../domain/desk/settings.ts';
import { fillIn } from '../../../domain/fill-in.ts';
import { type Hours, weekDays } from '../../../domain/hours.ts';
import { sayDay } from './settings-views.ts';

const words = deskSettings.log;

export const change = (what: string, from: string | number, to: string | number) =>
  fillIn(words.change, { what, from, to });

export const hoursChange = (from: readonly Hours[], to: readonly Hours[]): string =>
  weekDays
    .filter((day) => sayDay(from, day) !== sayDay(to, day))
    .map((day) => change(fillIn(words.hours, { day }), sayDay(from, day), sayDay(to, day)))
    .join('; ');

export function messageChange(message: string, from: MessageTexts, to: MessageTexts): string {
  const letters = (text: string) => fillIn(words.letters, { count: text.length });
  return (['en', 'hi'] as const)
    .filter((language) => from[language] !== to[language])
    .map((language) => {
      const what = fillIn(words.message, { message, language: deskSettings.messages.language[language] });
      return change(what, letters(from[language]), letters(to[language]));
    })
    .join('; ');
}
