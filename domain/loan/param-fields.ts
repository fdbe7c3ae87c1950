import { type CalendarMonth, readMonth } from '../money/month.ts';
import { type Parsed, parseAmount, parseRate, parseTenure, type Unread } from '../money/parse.ts';
import type { Range } from './bounds.ts';

/** A value of the URL that could not be used as it stood. */
export interface Correction {
  /** The parameter's name in the URL. */
  field: string;
  given: string;
  used: string | number;
  reason: Unread | 'too-small' | 'rounded' | 'unknown';
}

interface Figure extends Range {
  start: number;
  /** A blank is worth a notice: the form was sent without it. */
  required?: boolean;
}

/** A figure typed on a keypad without letters, with the unit chosen beside it: 25, lakh. */
export const inUnit = (text: string, unit: string): string =>
  unit !== '' && /^[\d.,\s]*\d[\d.,\s]*$/.test(text) ? `${text} ${unit}` : text;

/** What a stranger put into the URL is repeated in a notice, but not at any length. */
const longestQuote = 40;

/** Reads typed values one by one and keeps the list of corrections. Never throws. */
export function fieldsOf(params: URLSearchParams) {
  const corrections: Correction[] = [];
  // Some hundred names are asked for at every press, most of them absent: a map answers sooner. The first of two holds.
  const values = new Map([...params].reverse());

  const filled = (field: string): boolean => (values.get(field) ?? '').trim() !== '';

  function correct<T extends string | number>(field: string, used: T, reason: Correction['reason']): T {
    corrections.push({ field, given: (values.get(field) ?? '').slice(0, longestQuote), used, reason });
    return used;
  }

  function figure(field: string, parse: (text: string) => Parsed, wanted: Figure, whole: boolean): number {
    const text = values.get(field);
    if (text === undefined || (!wanted.required && !filled(field))) return wanted.start;
    const parsed = parse(inUnit(text, values.get(`${field}-in`) ?? ''));
    if (!parsed.ok) {
      return correct(field, parsed.reason === 'too-large' ? wanted.max : wanted.start, parsed.reason);
    }
    if (parsed.value < wanted.min) return correct(field, wanted.min, 'too-small');
    if (parsed.value > wanted.max) return correct(field, wanted.max, 'too-large');
    const rounded = whole ? Math.round(parsed.value) : parsed.value;
    return rounded === parsed.value ? rounded : correct(field, rounded, 'rounded');
  }

  return {
    corrections,
    filled,
    // The same readers as the inputs use: without JavaScript the form sends what was typed, "5 lakh" and all.
    amount: (field: string, wanted: Figure) => figure(field, parseAmount, wanted, true),
    rate: (field: string, wanted: Figure) => figure(field, parseRate, wanted, false),
    months: (field: string, wanted: Figure) => figure(field, parseTenure, wanted, true),
    /** A month of a year, as 2026-11. */
    month(field: string): CalendarMonth | null {
      if (!filled(field)) return null;
      const month = readMonth(values.get(field) ?? '');
      if (month === null) correct(field, '', 'unreadable');
      return month;
    },
    choice<T extends string, S extends T | null>(field: string, choices: readonly T[], start: S): T | S {
      const text = (values.get(field) ?? '').trim();
      if (text === '') return start;
      const choice = choices.find((candidate) => candidate === text);
      if (choice !== undefined) return choice;
      correct(field, start ?? '', 'unknown');
      return start;
    },
  };
}

export type Fields = ReturnType<typeof fieldsOf>;
