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

/** By the word's whole, its first two letters or, for numbers, the sign for them. */
const keysOf = ({ kind, text }: Word): string[] => [text, `${text.slice(0, 2)}*`, ...(kind === 'number' ? ['#'] : [])];
const keyOf = (first: string) => (first.endsWith('*') ? `${first.slice(0, 2)}*` : first);

/** Reads messages for the phrases of rows, each row with its own, parted by |. */
export function phraseFinder<Row>(rows: readonly (readonly [Row, string])[]) {
  const byFirst = new Map<string, Phrase<Row>[]>();
  for (const [row, phrases] of rows) {
    for (const phrase of new Set(phrases.split('|'))) {
      const words = phrase.replace('?', '').split(' ');
      const key = keyOf(words[0] ?? '');
      const list = byFirst.get(key) ?? [];
      list.push({ row, words, asked: phrase.endsWith('?') });
      byFirst.set(key, list);
    }
  }
  return (words: Word[], text: string): Hit<Row>[] => {
    const found: Hit<Row>[] = [];
    for (const [at, word] of words.entries()) {
      for (const key of keysOf(word)) {
        for (const phrase of byFirst.get(key) ?? []) {
          const to = at + phrase.words.length;
          if (!phrase.words.every((pattern, index) => matches(pattern, words[at + index]))) continue;
          // "5 hazar kist, kitna loan" does not ask for the kist.
          if (words[to - 1]?.clause !== word.clause) continue;
          if (phrase.asked && !/^\s*(?:\?|$)/.test(text.slice(words[to - 1]?.end))) continue;
          found.push({ row: phrase.row, at, to });
        }
      }
    }
    return found;
  };
}
