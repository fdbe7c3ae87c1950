// One spelling for one sound: Devanagari and Latin letters, byaaj and byaj, share what was learned of either.
import { byWord } from '../by-word.ts';
import { plain } from '../normalise.ts';

const consonants: Record<string, string> = Object.fromEntries(
  'क k|ख kh|ग g|घ gh|ङ n|च ch|छ chh|ज j|झ jh|ञ n|ट t|ठ th|ड d|ढ dh|ण n|त t|थ th|द d|ध dh|न n|प p|फ f|ब b|भ bh|म m|य y|र r|ल l|ळ l|व v|श sh|ष sh|स s|ह h'
    .split('|')
    .map((pair) => pair.split(' ')),
);
const vowels: Record<string, string> = Object.fromEntries(
  'अ a|आ a|इ i|ई i|उ u|ऊ u|ऋ ri|ए e|ऐ ai|ऑ o|ओ o|औ au|ा a|ि i|ी i|ु u|ू u|ृ ri|े e|ै ai|ॉ o|ो o|ौ au|ं n|ः h|ॅ e'
    .split('|')
    .map((pair) => pair.split(' ')),
);
const halant = '्';

function latin(word: string): string {
  let out = '';
  for (let at = 0; at < word.length; at += 1) {
    const letter = word[at] ?? '';
    const consonant = consonants[letter];
    if (consonant === undefined) {
      out += vowels[letter] ?? (letter === halant ? '' : letter);
      continue;
    }
    const next = word[at + 1];
    // The inherent vowel is not heard at the end of a word.
    out += consonant + (next !== undefined && consonants[next] !== undefined ? 'a' : '');
  }
  return out;
}

/** The letters of a word that a slip of the ear or the finger leaves alone. */
const soundOf = (word: string): string =>
  word
    .replace(/ph/g, 'f')
    .replace(/w/g, 'v')
    .replace(/z/g, 'j')
    .replace(/ck|q/g, 'k')
    .replace(/([bcdgjkpt])h/g, '$1')
    .replace(/aa+/g, 'a')
    .replace(/ee+|ii+/g, 'i')
    .replace(/oo+|uu+/g, 'u')
    .replace(/(.)\1+/g, '$1');

/** Its consonants: kitna, kitana and कितना are ktn. */
export const skeleton = byWord((sound) => sound[0] + sound.slice(1).replace(/[aeiouyh]/g, ''));

/** The words, figures and telling signs of a text that is plain already. */
export const wordsIn = (text: string): string[] => text.match(/\d[\d,]*(?:\.\d+)?|[\p{L}\p{M}]+|[%₹@?<>{}]/gu) ?? [];

/** Words by their sound. */
export const sounds = (message: string): string[] => wordsIn(plain(message)).map(heard);

/** The sound of a word. A figure is its shape: what it says is for others to read. */
export const heard = byWord((word) =>
  /^\d/.test(word) ? word.replace(/,/g, '').replace(/\d/g, '0') : soundOf(latin(word).slice(0, 30)),
);
