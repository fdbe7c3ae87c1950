// Finds the phrases of data rows in a message. "kat rah*" takes every word that begins so; "emi?" only one that a question
// mark or the end of the message follows; # is a number in digits.
import { byWord } from '../by-word.ts';
import type { Word } from './words.ts';

/** One word of a phrase: as it is, as far as it goes, or any number. */
type Pattern = { is: string } | { begins: string } | 'number';
interface Phrase<Row> {
  row: Row;
  words: Pattern[];
  asked: boolean;
}
export interface Hit<Row> {
  row: Row;
  at: number;
  to: number;
}

const patternOf = (word: string): Pattern =>
  word === '#' ? 'number' : word.endsWith('*') ? { begins: word.slice(0, -1) } : { is: word };

function matches(pattern: Pattern, word: Word | undefined): boolean {
  if (!word) return false;
  if (pattern === 'number') return word.kind === 'number';
  return 'is' in pattern ? word.text === pattern.is : word.text.startsWith(pattern.begins);
}

/** Reads messages for the phrases of rows, each row with its own, parted by |. */
export function phraseFinder<Row>(rows: readonly (readonly [Row, string])[]) {
  /** By the whole first word, by its beginning, or where it is a number. */
  const wholly = new Map<string, Phrase<Row>[]>();
  const partly: [string, Phrase<Row>][] = [];
  const numbers: Phrase<Row>[] = [];
  for (const [row, phrases] of rows)
    for (const phrase of new Set(phrases.split('|'))) {
      const words = phrase.replace('?', '').split(' ').map(patternOf);
      const made = { row, words, asked: phrase.endsWith('?') };
      const [first] = words;
      if (first === 'number') numbers.push(made);
      else if (first && 'is' in first) wholly.set(first.is, [...(wholly.get(first.is) ?? []), made]);
      else if (first) partly.push([first.begins, made]);
    }
  const beginning = byWord((word) => [
    ...(wholly.get(word) ?? []),
    ...partly.filter(([begins]) => word.startsWith(begins)).map(([, phrase]) => phrase),
  ]);
  return (words: Word[], text: string): Hit<Row>[] => {
    const found: Hit<Row>[] = [];
    words.forEach((word, at) => {
      for (const phrase of word.kind === 'number' ? numbers : beginning(word.text)) {
        const to = at + phrase.words.length;
        const last = words[to - 1];
        // "5 hazar kist, kitna loan" does not ask for the kist.
        if (!last || last.clause !== word.clause) continue;
        if (!phrase.words.every((pattern, index) => index === 0 || matches(pattern, words[at + index]))) continue;
        if (phrase.asked && !/^\s*(?:\?|$)/.test(text.slice(last.end))) continue;
        found.push({ row: phrase.row, at, to });
      }
    });
    return found;
  };
}
