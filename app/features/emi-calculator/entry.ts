// A figure while it is being typed: the text as it stands, the last good value, and what is wrong with the text.
import type { Range } from '../../../domain/loan/bounds.ts';
import type { Unread } from '../../../domain/money/parse.ts';
import { examples, type Kind, read, said, written } from './kinds.ts';
import { sentence, type Words } from './setting.ts';

export interface Entry {
  text: string;
  value: number;
  problem: Unread | 'too-small' | null;
  /** The field has been left: only now is a problem worth saying. */
  settled: boolean;
}

export interface Figure extends Range {
  kind: Kind;
  start: number;
  /** May be left blank, and then stands at its start. */
  optional?: boolean;
}

export const entryOf = (kind: Kind, value: number): Entry => ({
  text: written[kind](value),
  value,
  problem: null,
  settled: true,
});

export function typed(entry: Entry, text: string, figure: Figure): Entry {
  const now = { text, settled: false, value: entry.value };
  if (figure.optional && text.trim() === '') return { ...now, value: figure.start, problem: null };
  const parsed = read[figure.kind](text);
  if (!parsed.ok) return { ...now, problem: parsed.reason };
  if (parsed.value < figure.min) return { ...now, problem: 'too-small' };
  if (parsed.value > figure.max) return { ...now, problem: 'too-large' };
  // Amounts are whole rupees; rates keep their decimals.
  const value = figure.kind === 'rate' ? parsed.value : Math.round(parsed.value);
  return { ...now, value, problem: null };
}

export function left(entry: Entry, { kind }: Figure): Entry {
  const readable = entry.problem === null && entry.text.trim() !== '';
  return { ...entry, settled: true, text: readable ? written[kind](entry.value) : entry.text };
}

/** How to put it right, and what holds until then; null while there is nothing to say. */
export function problemOf(entry: Entry, figure: Figure, words: Words): string | null {
  if (!entry.problem || !entry.settled) return null;
  const { kind, min, max, start } = figure;
  const say = (value: number) => said[kind](value, words.figures);
  const fix = sentence(words.problems[entry.problem], {
    min: say(min),
    max: say(max),
    examples: examples[kind](start, words.figures),
  });
  return `${fix} ${sentence(words.problems.kept, { value: say(entry.value) })}`;
}
