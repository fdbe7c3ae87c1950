// Numbers in words, for the guard over our own replies: twenty-five, seven point three, saat sau pachas, साढ़े सात.
// Apart from the parser that reads visitors, so that a slip there cannot vouch for itself here.
import { fractionWords, numberWords } from '../../domain/money/number-words.ts';
import { byWord } from './by-word.ts';
import { units } from './lexicon/units.ts';

export interface SpeltNumber {
  value: number;
  start: number;
  end: number;
  /** How many of its words are numbers. */
  words: number;
}

const zero = new Set(['zero', 'nil', 'shunya', 'shoonya', 'sifar', 'शून्य', 'शुन्य']);
const hundred = new Set(units.hundred);
const bigger = new Set([...units.crore, ...units.million, ...units.lakh, ...units.thousand]);
const and = new Set(['and', 'aur', 'और', 'evam', 'एवं']);
const point = new Set(['point', 'dot', 'dashamlav', 'दशमलव', 'पॉइंट', 'प्वाइंट']);
const article = new Set(['a', 'an', 'ek', 'एक']);

const smallOf = (word: string | undefined) =>
  word === undefined || word.length < 2 ? undefined : zero.has(word) ? 0 : numberWords.get(word);

const isNumber = byWord((word) => smallOf(word) !== undefined || hundred.has(word) || fractionWords.has(word));
/** "A lakh" is a number, "a year" is none. */
const mayHold = (words: string[]): boolean =>
  words.some((word, at) => isNumber(word) || (article.has(word) && bigger.has(words[at + 1] ?? '')));

/** The text is normalised already (figure-guard.ts). */
export function speltNumbers(text: string): SpeltNumber[] {
  if (!mayHold(text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [])) return [];
  const words = [...text.matchAll(/[\p{L}\p{M}]+/gu)].map(({ 0: word, index }) => ({
    word: word.toLowerCase(),
    start: index,
    end: index + word.length,
  }));
  /** The word here, if nothing but a space or hyphen parts it from the one before. */
  const next = (at: number): string | undefined => {
    const [before, here] = [words[at - 1], words[at]];
    return before && here && /^[\s\u2010-]*$/.test(text.slice(before.end, here.start)) ? here.word : undefined;
  };
  const isIn = (set: Set<string>, at: number) => set.has(next(at) ?? '');

  /** 0 to 99 from here: one word, or tens and a unit. */
  function below100(at: number, first = words[at]?.word): { value: number; end: number; words: number } | null {
    const value = smallOf(first);
    if (value === undefined) return null;
    const unit = smallOf(next(at + 1));
    const joined = value >= 20 && value % 10 === 0 && unit !== undefined && unit >= 1 && unit < 10;
    return joined ? { value: value + unit, end: at + 2, words: 2 } : { value, end: at + 1, words: 1 };
  }

  function whole(at: number): { value: number; end: number; words: number } | null {
    const implied = hundred.has(words[at]?.word ?? '');
    const first = implied ? { value: 1, end: at, words: 0 } : below100(at);
    if (!first || !(implied || isIn(hundred, first.end))) return first;
    const scaled = { value: first.value * 100, end: first.end + 1, words: first.words + 1 };
    const from = isIn(and, scaled.end) ? scaled.end + 1 : scaled.end;
    const rest = below100(from, next(from));
    const more = rest && rest.value >= 1 ? rest : null;
    return more ? { value: scaled.value + more.value, end: more.end, words: scaled.words + more.words } : scaled;
  }

  /** "Point three five", "point twenty five" after a whole number; "and a half" and "quarters" as well. */
  function withFraction(number: { value: number; end: number; words: number }) {
    let { value, end, words: count } = number;
    if (isIn(point, end)) {
      let digits = '';
      for (let part = below100(end + 1, next(end + 1)); part; part = below100(part.end, next(part.end))) {
        if (!Number.isInteger(part.value)) break;
        digits += part.value;
        end = part.end;
        count += 1;
      }
      return digits === '' ? number : { value: Number(`${value}.${digits}`), end, words: count };
    }
    if (/^quarters?$/.test(next(end) ?? '')) return { value: value / 4, end: end + 1, words: count + 1 };
    if (isIn(and, end) && value >= 1) {
      const from = isIn(article, end + 1) ? end + 2 : end + 1;
      const part = smallOf(next(from));
      if (part !== undefined && part > 0 && part < 1) {
        value += part;
        end = from + 1;
        count += 1;
      }
    }
    return { value, end, words: count };
  }

  function numberAt(at: number) {
    const word = words[at]?.word ?? '';
    if (article.has(word) && (isIn(hundred, at + 1) || isIn(bigger, at + 1))) {
      const more = whole(at + 1);
      return more ?? { value: 1, end: at + 1, words: 1 };
    }
    const fraction = fractionWords.get(word);
    if (fraction === undefined) {
      const number = whole(at);
      if (!number) return null;
      // "Half a percent".
      if (number.value < 1 && number.value > 0 && isIn(article, number.end)) return { ...number, end: number.end + 1 };
      return withFraction(number);
    }
    const number = next(at + 1) === undefined ? null : whole(at + 1);
    if (number) return { value: number.value + fraction, end: number.end, words: number.words + 1 };
    return isIn(bigger, at + 1) || isIn(hundred, at + 1) ? { value: 1 + fraction, end: at + 1, words: 1 } : null;
  }

  const found: SpeltNumber[] = [];
  for (let at = 0; at < words.length; ) {
    const number = numberAt(at);
    if (number)
      found.push({
        value: number.value,
        words: number.words,
        start: words[at]?.start ?? 0,
        end: words[number.end - 1]?.end ?? 0,
      });
    at = Math.max(number?.end ?? 0, at + 1);
  }
  return found;
}
