// Finds the phrases of data rows in a message. "kat rah*" takes every word that begins so; "emi?" only one that a question
// mark or the end of the message follows; # is a number in digits.
import type { Word } from './words.ts';

interface Phrase<Row> {
  row: Row;
  words: string[];
  asked: boolean;
}
export interface Hit<Row> {
  row: Row;
  at: number;
  to: number;
}

function matches(pattern: string, word: Word | undefined): boolean {
  if (!word) return false;
  if (pattern === '#') return word.kind === 'number';
  return pattern.endsWith('*') ? word.text.startsWith(pattern.slice(0, -1)) : word.text === pattern;
}

/** Reads messages for the phrases of rows, each row with its own, parted by |. */
export function phraseFinder<Row>(rows: readonly (readonly [Row, string])[]) {
  const byFirst = new Map<string, Phrase<Row>[]>();
  const byPrefix: Phrase<Row>[] = [];
  for (const [row, phrases] of rows) {
    for (const phrase of new Set(phrases.split('|'))) {
      const asked = phrase.endsWith('?');
      const words = phrase.replace('?', '').split(' ');
      const [first = ''] = words;
      const entry = { row, words, asked };
      if (first.endsWith('*') || first === '#') byPrefix.push(entry);
      else byFirst.set(first, [...(byFirst.get(first) ?? []), entry]);
    }
  }
  return (words: Word[], text: string): Hit<Row>[] =>
    words.flatMap((word, at) =>
      [...(byFirst.get(word.text) ?? []), ...byPrefix].flatMap((phrase) => {
        const to = at + phrase.words.length;
        if (!phrase.words.every((pattern, index) => matches(pattern, words[at + index]))) return [];
        if (phrase.asked && !/^\s*(?:\?|$)/.test(text.slice(words[to - 1]?.end))) return [];
        return [{ row: phrase.row, at, to }];
      }),
    );
}
