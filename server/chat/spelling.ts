// Finds the known word that a typed word stands for: the same word, the same sound, or one slip of the finger away.
import { isDevanagari } from './normalise.ts';

/** Spellings that sound alike get one key: byaaj/byaj, kitnaa/kitna, संपत्ति/सम्पत्ती. */
export function soundKey(word: string): string {
  if (isDevanagari(word)) {
    return word
      .replace(/[ङञणनम]्(?=[क-ह])/g, 'ं')
      .replace(/ी/g, 'ि')
      .replace(/ू/g, 'ु')
      .replace(/ई/g, 'इ')
      .replace(/ऊ/g, 'उ')
      .replace(/ॉ|ौ|ॅ/g, 'ा')
      .replace(/ये/g, 'ए')
      .replace(/यी/g, 'ई')
      .replace(/ं/g, '')
      .replace(/(.)्\1/g, '$1');
  }
  return word
    .replace(/aa+/g, 'a')
    .replace(/ee+|ii+|ie$|ey$/g, 'i')
    .replace(/oo+|uu+|ou/g, 'u')
    .replace(/ph/g, 'f')
    .replace(/w/g, 'v')
    .replace(/z/g, 'j')
    .replace(/chh/g, 'ch')
    .replace(/(.)\1+/g, '$1')
    .replace(/([bcdgjkpt])h/g, '$1')
    .replace(/iy(?=[aeo])/g, 'y')
    .replace(/[nh]$/, '');
}

/** All words one deleted letter away; two words that share one are one edit or a swap apart. */
const cuts = (word: string): string[] => Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1));

const SHORTEST_TO_MEND = 5;

function oneSlip(typed: string, known: string): boolean {
  if (Math.abs(typed.length - known.length) > 1) return false;
  let start = 0;
  while (start < typed.length && typed[start] === known[start]) start += 1;
  let a = typed.length;
  let b = known.length;
  while (a > start && b > start && typed[a - 1] === known[b - 1]) {
    a -= 1;
    b -= 1;
  }
  const left = typed.slice(start, a);
  const right = known.slice(start, b);
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
}

export interface Speller {
  /** The known word, or null. */
  find(word: string): string | null;
}

export function createSpeller(known: Iterable<string>, leftAlone: Iterable<string>): Speller {
  const words = new Set(known);
  const alone = new Set(leftAlone);
  const bySound = new Map<string, string>();
  const byCut = new Map<string, string[]>();
  for (const word of words) {
    const key = soundKey(word);
    if (!bySound.has(key)) bySound.set(key, word);
    if (word.length < SHORTEST_TO_MEND) continue;
    for (const cut of [word, ...cuts(word)]) {
      const list = byCut.get(cut);
      if (list) list.push(word);
      else byCut.set(cut, [word]);
    }
  }
  const remembered = new Map<string, string | null>();

  function search(word: string): string | null {
    if (words.has(word)) return word;
    if (alone.has(word)) return null;
    const singular = word.replace(/(?:'s|s)$/, '');
    if (singular.length > 3 && words.has(singular)) return singular;
    if (word.length < 3) return null;
    const alike = bySound.get(soundKey(word));
    if (alike && alike[0] === word[0] && (alike[1] === word[1] || word.length > 4)) return alike;
    if (word.length < SHORTEST_TO_MEND || alone.has(singular)) return null;
    for (const cut of [word, ...cuts(word)])
      for (const candidate of byCut.get(cut) ?? [])
        if (candidate[0] === word[0] && oneSlip(word, candidate)) return candidate;
    return null;
  }

  return {
    find(word) {
      const before = remembered.get(word);
      if (before !== undefined) return before;
      const found = word.length > 24 ? null : search(word);
      // Visitors' own words pass through here: the memory must not grow with them.
      if (remembered.size > 20_000) remembered.clear();
      remembered.set(word, found);
      return found;
    },
  };
}
