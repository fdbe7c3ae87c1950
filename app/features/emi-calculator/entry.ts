// A figure while it is being typed: the text as it stands, the last good value, and what is wrong with the text.
import { type Range, usualOf, within } from '../../../domain/loan/bounds.ts';
import type { Unread } from '../../../domain/money/parse.ts';
import { examples, type Kind, read, inWords, type Unit, unitsOf, written } from './kinds.ts';
import { sentence, type Words } from './setting.ts';

export interface Entry {
  text: string;
  value: number;
  /** What a bare number counts in. */
  unit: Unit;
  problem: Unread | 'too-small' | null;
  /** The field has been left: only now is a problem worth saying. */
  settled: boolean;
  /** The visitor's own bare number, while it has been typed and not yet said in another unit. */
  bare: string | null;
}

export interface Figure extends Range {
  kind: Kind;
  start: number;
  usual?: Range;
  /** May be left blank, and then stands at its start. */
  optional?: boolean;
}

export const entryOf = (kind: Kind, value: number, unit: Unit = unitsOf[kind][0]): Entry => ({
  text: written(kind, value, unit),
  value,
  unit,
  problem: null,
  settled: true,
  bare: null,
});

export const blankEntry = (kind: Kind, start: number): Entry => ({ ...entryOf(kind, start), text: '' });

export function typed(entry: Entry, text: string, figure: Figure): Entry {
  const bare = /^[\d.]+$/.test(text.trim()) ? text.trim() : null;
  const now = { ...entry, text, bare, settled: false };
  if (figure.optional && text.trim() === '') return { ...now, value: figure.start, problem: null };
  const parsed = read(figure.kind, text, entry.unit);
  if (!parsed.ok) return { ...now, problem: parsed.reason };
  if (parsed.value < figure.min) return { ...now, problem: 'too-small' };
  if (parsed.value > figure.max) return { ...now, problem: 'too-large' };
  // Amounts are whole rupees; rates keep their decimals.
  const value = figure.kind === 'rate' ? parsed.value : Math.round(parsed.value);
  return { ...now, value, problem: null };
}

export function left(entry: Entry, { kind }: Figure): Entry {
  const readable = entry.problem === null && entry.text.trim() !== '';
  return { ...entry, settled: true, text: readable ? written(kind, entry.value, entry.unit) : entry.text };
}

/** Another unit: a number just typed was meant in it ("25", then lakh); a figure that stood there is the same in it. */
export function inOtherUnit(entry: Entry, unit: Unit, figure: Figure): Entry {
  const meant = entry.bare !== null && typed({ ...entry, unit }, entry.bare, figure);
  if (meant && meant.problem === null) return left({ ...meant, bare: null }, figure);
  if (entry.text.trim() === '') return { ...entry, unit };
  return entryOf(figure.kind, entry.value, unit);
}

/** “20” months may well have been meant as years: the longest tenure anyone is given in years is no usual one in months. */
export function yearsMeant({ bare, unit, problem, value }: Entry, { kind, max }: Figure): number | null {
  if (kind !== 'months' || bare === null || unit !== 'months' || problem !== null) return null;
  return value > 1 && value * 12 <= max ? value : null;
}

/** How to put it right, and what holds until then; null while there is nothing to say. */
export function problemOf(entry: Entry, figure: Figure, words: Words): string | null {
  if (!entry.problem || !entry.settled) return null;
  const { kind, min, max, start } = figure;
  const say = (value: number) => inWords[kind](value, words.figures);
  const fix = sentence(words.problems[entry.problem], {
    min: say(min),
    max: say(max),
    examples: examples[kind](start, words.figures),
  });
  return `${fix} ${sentence(words.problems.kept, { value: say(entry.value) })}`;
}

/** Taken, but not what our lenders usually give. */
export function outsideUsual({ value, problem }: Entry, figure: Figure, words: Words): string | null {
  const usual = usualOf(figure);
  if (problem || within(usual, value)) return null;
  const say = (end: number) => inWords[figure.kind](end, words.figures);
  return sentence(words.form.outside, { min: say(usual.min), max: say(usual.max) });
}
