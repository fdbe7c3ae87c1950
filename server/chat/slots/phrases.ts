// Finds the phrases of data rows in a message. "kat rah*" takes every word that begins so; "emi?" only one that a question
// mark or the end of the message follows; # is a number in digits.
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
  /** By the whole first word, by its first two letters, or where it is a number. */
  const wholly = new Map<string, Phrase<Row>[]>();
  const partly = new Map<string, Phrase<Row>[]>();
  const numbers: Phrase<Row>[] = [];
  const listOf = (first: Pattern): Phrase<Row>[] => {
    if (first === 'number') return numbers;
    const [map, key] = 'is' in first ? [wholly, first.is] : [partly, first.begins.slice(0, 2)];
    const list = map.get(key) ?? [];
    map.set(key, list);
    return list;
  };
  for (const [row, phrases] of rows)
    for (const phrase of new Set(phrases.split('|'))) {
      const words = phrase.replace('?', '').split(' ').map(patternOf);
      const [first] = words;
      if (first) listOf(first).push({ row, words, asked: phrase.endsWith('?') });
    }
  return (words: Word[], text: string): Hit<Row>[] => {
    const found: Hit<Row>[] = [];
    const look = (list: Phrase<Row>[] | undefined, at: number) => {
      for (const phrase of list ?? []) {
        const to = at + phrase.words.length;
        const last = words[to - 1];
        // "5 hazar kist, kitna loan" does not ask for the kist.
        if (!last || last.clause !== words[at]?.clause) continue;
        if (!phrase.words.every((pattern, index) => matches(pattern, words[at + index]))) continue;
        if (phrase.asked && !/^\s*(?:\?|$)/.test(text.slice(last.end))) continue;
        found.push({ row: phrase.row, at, to });
      }
    };
    for (const [at, word] of words.entries()) {
      look(wholly.get(word.text), at);
      look(partly.get(word.text.slice(0, 2)), at);
      if (word.kind === 'number') look(numbers, at);
    }
    return found;
  };
}
