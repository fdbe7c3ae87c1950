// Scores an answering function on a set of questions by the rules of the shared runner.
import { readFileSync } from 'node:fs';
import type { Reply } from '../../server/chat/engine.ts';
import type { Turn } from '../../server/chat/message.ts';

export interface Line {
  id: string;
  lang: string;
  kind: string;
  q: string;
  must_any: string[][];
  must_not: string[];
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

export function run(lines: Line[], answer: (message: string, history: Turn[]) => Reply): Result[] {
  return lines
    .filter((line) => line.q.trim())
    .map((line) => {
      const history = (line.history ?? []).map(
        ({ role, content }): Turn => ({ from: role === 'user' ? 'visitor' : 'assistant', text: content }),
      );
      const { response, showContactForm } = answer(line.q, history);
      const why: string[] = [];
      line.must_any.forEach((list, index) => {
        if (!list.some((pattern) => new RegExp(pattern, 'i').test(response))) why.push(`must_any[${index}]`);
      });
      for (const pattern of line.must_not) if (new RegExp(pattern, 'i').test(response)) why.push(`must_not ${pattern}`);
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
