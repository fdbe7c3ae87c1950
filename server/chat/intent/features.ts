// What a message is judged by: pieces of its words, the words, and words beside each other, each by the row it hashes to.
import { byWord } from '../by-word.ts';
import { begun, ended } from '../nets/hash.ts';
import { skeleton } from './romanise.ts';

/** Features that fall into one row share it; with fewer rows the sharing costs right answers. */
export const rowCount = 30_500;
const shortest = 2;
const longest = 5;

/** FNV-1a over words with a space between them, seeded by the kind of feature. */
function hash(kind: number, first: string, second?: string, third?: string): number {
  let value = begun(first, 0x811c9dc5 ^ kind);
  if (second !== undefined) value = begun(second, begun(' ', value));
  if (third !== undefined) value = begun(third, begun(' ', value));
  return ended(value) % rowCount;
}

export interface Own {
  word: string;
  /** Its pieces of two to five letters, the edges of the word among them, and the word: each row once. */
  rows: number[];
  bones: string;
  ofBones: number;
  /** As the list of known words keeps it. */
  key: number;
  /** One that can be known or not: a sign or a figure cannot. */
  isWord: boolean;
}

/** What a word gives wherever it stands. */
export const ownOf = byWord((word): Own => {
  const edged = `_${word}_`;
  const rows = new Set<number>();
  for (let length = shortest; length <= longest; length += 1)
    for (let at = 0; at + length <= edged.length; at += 1) rows.add(hash(1, edged.slice(at, at + length)));
  rows.add(hash(2, word));
  const bones = skeleton(word);
  const key = hash(8, bones) + rowCount * (hash(9, word[0] ?? '') & 63);
  return { word, rows: [...rows], bones, ofBones: hash(4, bones), key, isWord: /^[a-z]{3}/.test(word) };
});

const mostNew = 4;
/** What a longer message asks stands at its end more often than not: its last words count once more, as such. */
const shortStory = 14;
const asked = 8;
/** Rows found already in the message at hand, and which they are. */
const taken = new Uint8Array(rowCount);
const found = new Int32Array(rowCount);

interface Features {
  /** All of them, each once; until the next message is looked at. */
  rows: Int32Array;
  /** Those that no word brings by itself. */
  between: number[];
  /** Those that two words bring, as often as they are too many. */
  again: number[];
}

/** The rows of a message's features, by what its words give. */
export function featuresOf(own: Own[], known: ReadonlySet<number>): Features {
  let count = 0;
  const between: number[] = [];
  const again: number[] = [];
  const take = (row: number): boolean => {
    if (taken[row] === 1) return false;
    taken[row] = 1;
    found[count] = row;
    count += 1;
    return true;
  };
  const put = (row: number) => {
    if (take(row)) between.push(row);
  };
  // Words that nobody asking about loans has used: a sign that the question is about something else.
  let unheard = 0;
  for (const { isWord, key } of own) if (isWord && !known.has(key)) unheard += 1;
  for (let nth = 1; nth <= Math.min(unheard, mostNew); nth += 1) put(hash(10, String(nth)));
  let before = '^';
  let bonesBefore = '^';
  let bonesFurther = '';
  for (const { word, rows: ofWord, bones, ofBones } of own) {
    for (const row of ofWord) if (!take(row)) again.push(row);
    put(hash(3, before, word));
    put(ofBones);
    put(hash(5, bonesBefore, bones));
    put(hash(6, bonesFurther, bonesBefore, bones));
    before = word;
    bonesFurther = bonesBefore;
    bonesBefore = bones;
  }
  put(hash(5, bonesBefore, '$'));
  if (own.length > shortStory)
    for (let at = own.length - asked; at < own.length; at += 1) put(hash(11, own[at]?.bones ?? ''));
  put(hash(7, own.length > 24 ? 'long' : own.length > 9 ? 'middle' : own.length > 3 ? 'short' : 'word'));
  const rows = found.subarray(0, count);
  for (const row of rows) taken[row] = 0;
  return { rows, between, again };
}
