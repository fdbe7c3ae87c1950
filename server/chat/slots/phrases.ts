// Finds the phrases of data rows in a message. "kat rah*" takes every word that begins so; "emi?" only one that a question
// mark or the end of the message follows; # at its beginning is a number in digits.
import { byWord } from '../by-word.ts';
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

const matches = (pattern: string, text = ''): boolean =>
  pattern.endsWith('*') ? text.startsWith(pattern.slice(0, -1)) : text === pattern;

/** Reads messages for the phrases of rows, each row with its own, parted by |. */
export function phraseFinder<Row>(rows: readonly (readonly [Row, string])[]) {
  /** By the whole first word, by its beginning, or where it is a number. */
  const wholly = new Map<string, Phrase<Row>[]>();
  const partly: Phrase<Row>[] = [];
  const numbers: Phrase<Row>[] = [];
  for (const [row, phrases] of rows)
    for (const phrase of new Set(phrases.split('|'))) {
      const words = phrase.replace('?', '').split(' ');
      const made = { row, words, asked: phrase.endsWith('?') };
      const [first = ''] = words;
      if (first === '#') numbers.push(made);
      else if (first.endsWith('*')) partly.push(made);
      else wholly.set(first, [...(wholly.get(first) ?? []), made]);
    }
  const beginning = byWord((word) => [
    ...(wholly.get(word) ?? []),
    ...partly.filter(({ words: [first = ''] }) => matches(first, word)),
  ]);
  return (words: Word[], text: string): Hit<Row>[] => {
    const found: Hit<Row>[] = [];
    words.forEach((word, at) => {
      for (const phrase of word.kind === 'number' ? numbers : beginning(word.text)) {
        const to = at + phrase.words.length;
        const last = words[to - 1];
        // "5 hazar kist, kitna loan" does not ask for the kist.
        if (!last || last.clause !== word.clause) continue;
        if (!phrase.words.every((pattern, index) => index === 0 || matches(pattern, words[at + index]?.text))) continue;
        if (phrase.asked && !/^\s*(?:\?|$)/.test(text.slice(last.end))) continue;
        found.push({ row: phrase.row, at, to });
      }
    });
    return found;
  };
}
