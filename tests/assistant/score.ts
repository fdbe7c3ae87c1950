// Scores an answering function on a set of questions by the rules of the shared runner.
import { readFileSync } from 'node:fs';
import type { Reply } from '../../server/chat/engine.ts';
import type { Turn } from '../../server/chat/message.ts';

/** What a reply is held against: words, or a number that lies between two others, however it is written. */
type Held = string | { n: [least: number, most: number] };

export interface Line {
  id: string;
  lang: string;
  kind: string;
  q: string;
  must_any: Held[][];
  must_not: Held[];
  contact?: boolean | null;
  status?: number[];
  /** What its writer holds a right answer to be, for readers. */
  want?: string;
  /** The talk before, of a follow-up. */
  history?: { role: 'user' | 'assistant'; content: string }[];
}
export interface Result {
  line: Line;
  reply: string;
  form: boolean;
  why: string[];
}

const mostCharacters = 1200;

export const readLines = (file: string | URL): Line[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => JSON.parse(line) as Line);

const number =
  /(?<![\d.])(\d[\d,]*(?:\.\d+)?)\s*(crores?|cr|करोड़?|karod|lakhs?|lacs?|लाख|thousand|हज़ार|हजार|haza+r)?(?![a-z])/giu;
const together = /(\d+)\s*(?:years?|saal|साल|वर्ष)\s*(?:and|aur|और)?\s*(\d+)\s*(?:months?|mahin\w*|महीन\S*)/giu;
const sizes: [RegExp, number][] = [
  [/^(?:cr|करोड|karod)/iu, 1e7],
  [/^(?:la|लाख)/iu, 1e5],
  [/^(?:th|ह|haz)/iu, 1e3],
];

/** Every number of a reply, with its unit and without; of years and months the months, too. */
export function numbersIn(reply: string): number[] {
  const text = reply.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966));
  const numbers = [...text.matchAll(number)].flatMap(([, digits = '', unit = '']) => {
    const value = Number(digits.replaceAll(',', ''));
    const size = sizes.find(([words]) => words.test(unit))?.[1];
    return size ? [value, value * size] : [value];
  });
  return [...numbers, ...[...text.matchAll(together)].map(([, years, months]) => Number(years) * 12 + Number(months))];
}

export function run(lines: Line[], answer: (message: string, history: Turn[]) => Reply): Result[] {
  return lines
    .filter((line) => line.q.trim())
    .map((line) => {
      const history = (line.history ?? []).map(
        ({ role, content }): Turn => ({ from: role === 'user' ? 'visitor' : 'assistant', text: content }),
      );
      const { response, showContactForm } = answer(line.q, history);
      const why: string[] = [];
      const numbers = numbersIn(response);
      const holds = (held: Held) =>
        typeof held === 'string'
          ? new RegExp(held, 'i').test(response)
          : numbers.some((one) => one >= held.n[0] && one <= held.n[1]);
      line.must_any.forEach((list, index) => {
        if (!list.some(holds)) why.push(`must_any[${index}]`);
      });
      for (const held of line.must_not) if (holds(held)) why.push(`must_not ${JSON.stringify(held)}`);
      if (typeof line.contact === 'boolean' && line.contact !== showContactForm) why.push(`panel ${showContactForm}`);
      if ([...response].length > mostCharacters) why.push('too long');
      return { line, reply: response, form: showContactForm, why };
    });
}

/** Share passed, overall and by language and kind. */
export function shares(results: Result[]): Record<string, number> {
  const groups: Record<string, Result[]> = { all: results };
  for (const result of results)
    for (const name of [result.line.lang, result.line.kind]) groups[name] = [...(groups[name] ?? []), result];
  return Object.fromEntries(
    Object.entries(groups).map(([name, list]) => [
      name,
      list.filter((result) => result.why.length === 0).length / list.length,
    ]),
  );
}
