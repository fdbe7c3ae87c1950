// What a message is judged by: pieces of its words, the words, and words beside each other, each by the row it hashes to.
import { skeleton, sounds } from './romanise.ts';

/** Features that fall into one row share it; with fewer rows the sharing costs right answers. */
export const rowCount = 36_000;
const shortest = 2;
const longest = 5;

/** FNV-1a over a piece, seeded by its kind. */
function hash(kind: number, text: string, from = 0, to = text.length): number {
  let value = 0x811c9dc5 ^ kind;
  for (let at = from; at < to; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return (Math.imul(value ^ (value >>> 15), 0x9e3779b1) >>> 0) % rowCount;
}

/** A word as the list of known words keeps it. */
export const wordKey = (word: string): number => hash(8, skeleton(word)) + rowCount * (hash(9, word[0] ?? '') & 63);

const mostNew = 4;

export function featuresOf(message: string, known: ReadonlySet<number>): Set<number> {
  const found = new Set<number>();
  const words = sounds(message);
  // Words that nobody asking about loans has used: a sign that the question is about something else.
  const unheard = words.filter((word) => /^[a-z]{3}/.test(word) && !known.has(wordKey(word))).length;
  for (let count = 1; count <= Math.min(unheard, mostNew); count += 1) found.add(hash(10, String(count)));
  let before = '^';
  let bones = '^';
  let bonesBefore = '';
  for (const word of words) {
    const edged = `_${word}_`;
    for (let length = shortest; length <= longest; length += 1)
      for (let at = 0; at + length <= edged.length; at += 1) found.add(hash(1, edged, at, at + length));
    const own = skeleton(word);
    found.add(hash(2, word));
    found.add(hash(3, `${before} ${word}`));
    found.add(hash(4, own));
    found.add(hash(5, `${bones} ${own}`));
    found.add(hash(6, `${bonesBefore} ${bones} ${own}`));
    before = word;
    bonesBefore = bones;
    bones = own;
  }
  found.add(hash(5, `${bones} $`));
  found.add(hash(7, words.length > 24 ? 'long' : words.length > 9 ? 'middle' : words.length > 3 ? 'short' : 'word'));
  return found;
}
