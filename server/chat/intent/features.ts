// What a message is judged by: pieces of its words, the words, and words beside each other, each by the row it hashes to.
import { byWord } from '../by-word.ts';
import { skeleton } from './romanise.ts';

/** Features that fall into one row share it; with fewer rows the sharing costs right answers. */
export const rowCount = 36_000;
const shortest = 2;
const longest = 5;

/** FNV-1a over a text, seeded by its kind. */
function hash(kind: number, text: string): number {
  let value = 0x811c9dc5 ^ kind;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return (Math.imul(value ^ (value >>> 15), 0x9e3779b1) >>> 0) % rowCount;
}

/** A word as the list of known words keeps it. */
export const wordKey = byWord((word): number => hash(8, skeleton(word)) + rowCount * (hash(9, word[0] ?? '') & 63));

const mostNew = 4;
/** Rows found already in the message at hand. */
const taken = new Uint8Array(rowCount);

/** The rows of a message's features, each once, by its words as `sounds` gives them. */
export function featuresOf(words: string[], known: ReadonlySet<number>): number[] {
  const found: number[] = [];
  const add = (row: number) => {
    if (taken[row] === 1) return;
    taken[row] = 1;
    found.push(row);
  };
  // Words that nobody asking about loans has used: a sign that the question is about something else.
  const unheard = words.filter((word) => /^[a-z]{3}/.test(word) && !known.has(wordKey(word))).length;
  for (let count = 1; count <= Math.min(unheard, mostNew); count += 1) add(hash(10, String(count)));
  let before = '^';
  let bones = '^';
  let bonesBefore = '';
  for (const word of words) {
    const own = skeleton(word);
    for (const row of piecesOf(word)) add(row);
    add(hash(2, word));
    add(hash(3, `${before} ${word}`));
    add(hash(4, own));
    add(hash(5, `${bones} ${own}`));
    add(hash(6, `${bonesBefore} ${bones} ${own}`));
    before = word;
    bonesBefore = bones;
    bones = own;
  }
  add(hash(5, `${bones} $`));
  add(hash(7, words.length > 24 ? 'long' : words.length > 9 ? 'middle' : words.length > 3 ? 'short' : 'word'));
  for (const row of found) taken[row] = 0;
  return found;
}

/** Pieces of two to five letters, the edges of the word among them. */
const piecesOf = byWord((word) => {
  const edged = `_${word}_`;
  const rows: number[] = [];
  for (let length = shortest; length <= longest; length += 1)
    for (let at = 0; at + length <= edged.length; at += 1) rows.push(hash(1, edged.slice(at, at + length)));
  return rows;
});
