// Messages in which somebody has said of each figure what it is: "salary [45 hazar]{income}, [20 saal]{tenure}".
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { linesOf } from '../../corpus/read.ts';
import { standing } from '../corrected/standing.ts';
import { type Parts, takenApart } from '../taken-apart.ts';
import { plainFigures } from '../words.ts';

export interface Labelled {
  /** The message, its figures in brackets, each with its role behind it. */
  q: string;
  /** What is asked. */
  i: string[];
  /** Its writer. */
  w: string;
}

export const labelledFiles = (): string[] =>
  globSync(join(import.meta.dirname, '../../corpus/figures/*.jsonl')).toSorted();
export const readLabelled = (): Labelled[] => labelledFiles().flatMap((file) => linesOf<Labelled>(file));

const mark = /\[([^[\]]+)\]\{(\w+)\}/g;

export interface Told extends Parts {
  intents: string[];
  /** Of each figure found, its role; undefined where two marks meet in it, or none. */
  roles: (string | undefined)[];
}

/** A message without its marks, its figures as they are found in it, taken back or not, and what the marks say of them. */
export function allTold({ q, i }: Labelled): Told {
  const spans: { start: number; end: number; role: string }[] = [];
  let plain = '';
  let from = 0;
  for (const match of q.matchAll(mark)) {
    const [whole, said = '', role = ''] = match;
    plain += q.slice(from, match.index);
    // Figures are found in the plain text, which may be shorter.
    const start = plainFigures(plain).length;
    plain += said;
    spans.push({ start, end: plainFigures(plain).length, role });
    from = match.index + whole.length;
  }
  plain += q.slice(from);
  const parts = takenApart(plain);
  const roles = parts.found.map(({ start, end }) => {
    const met = new Set(spans.filter((span) => span.start < end && span.end > start).map(({ role }) => role));
    return met.size === 1 ? [...met][0] : undefined;
  });
  return { ...parts, intents: i.slice(0, 1), roles };
}

/** As it is read: what is taken back is not said. */
export function toldOf(message: Labelled): Told {
  const told = allTold(message);
  const gone = told.roles.map((role) => role === 'back');
  return {
    ...told,
    found: standing(told.words, told.found, gone),
    roles: told.roles.filter((_, index) => !gone[index]),
  };
}
