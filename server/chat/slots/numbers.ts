// Numbers as visitors write and say them: 4,00,000 · eight point five · saade aath · do sau pachas · two and a half.
import { fractionWords, numberWords } from '../../../domain/money/number-words.ts';
import { byWord } from '../by-word.ts';
import { units } from '../lexicon/units.ts';
import { setOf, type Word } from './words.ts';

export interface Numeral {
  value: number;
  end: number;
  /** In words. */
  spelt: boolean;
  /** 5,00,000: nobody groups the digits of a rate or a year. */
  grouped: boolean;
  /** One word that as often means something else: "do" gives, "saath" is with. */
  everyday: boolean;
}

const point = setOf('point pont poin dot dashamlav dasamlav दशमलव पॉइंट पॉइन्ट प्वाइंट पाइंट पॉंइट');
const zero = setOf('zero nil shunya shoonya sifar जीरो शून्य शुन्य');
const and = setOf('and n aur और एवं evam');
const article = setOf('a an ek एक');
const hundred = new Set(units.hundred);
const scale = new Set([...units.crore, ...units.lakh]);
const month = new Set(units.month);
const rupees = new Set(units.rupee);
const everyday = setOf(
  'do ek one saath sath sat bara che tin teen half quarter aadha adha pone दो एक आधा आधे पौने छे छ ten das char chaar',
);
const english = setOf(
  'twenty thirty forty fifty sixty seventy eighty ninety one two three four five six seven eight nine',
);

/** One spelling of Hindi: battees, baattis and battis are one word, and so are अठारह, अट्ठारह and अठारा. */
const sound = (word: string) =>
  word
    .replace(/ee|ii/g, 'i')
    .replace(/aa/g, 'a')
    .replace(/(.)\1/g, '$1')
    .replace(/chh/g, 'ch')
    .replace(/[\u0915-\u0939]\u094d/gu, '')
    .replace(/[\u0902\u0903]/gu, '')
    .replace(/ी/gu, 'ि')
    .replace(/ई/gu, 'इ')
    .replace(/[हा]+$/u, '');
const sounds = new Map<string, number>();
for (const [word, value] of numberWords) {
  const key = sound(word);
  if (!/^(?:[a-z]{4,}|[\u0900-\u097f]{3,})$/u.test(key)) continue;
  sounds.set(key, sounds.has(key) && sounds.get(key) !== value ? Number.NaN : value);
}

const speltValue = byWord((word) => {
  const value = numberWords.get(word) ?? (word.length > 3 ? sounds.get(sound(word)) : undefined);
  return value === undefined || Number.isNaN(value) ? null : value;
});
/** Begin a number without being one. */
const opening = new Set([...fractionWords.keys(), ...article, ...zero]);

/** Whether a number may begin with this word. */
export const beginsNumber = ({ kind, text }: Word): boolean =>
  kind === 'number' || (kind === 'word' && (speltValue(text) !== null || opening.has(text)));

/** Readers of the number at a place of the message. */
export function createNumbers(words: Word[], unitFollows: (at: number) => boolean, ofScore: boolean) {
  const text = (at: number) => words[at]?.text ?? '';
  const values = words.map((word) => (word.kind === 'word' ? (speltValue(word.text) ?? undefined) : undefined));
  const named = (at: number) => values[at];
  const digits = (at: number) => (words[at]?.kind === 'number' ? Number(text(at).replace(/[ ,]/g, '')) : undefined);

  /** 1 to 99: one word, or tens and a unit; Hindi has a word for each and joins none. */
  function smallAt(at: number): { value: number; end: number } | null {
    const value = named(at);
    if (value === undefined) return null;
    const dash = text(at + 1) === '-' ? at + 2 : at + 1;
    const unit = named(dash) ?? 0;
    const joins = value >= 20 && value % 10 === 0 && unit >= 1 && unit < 10 && english.has(text(at));
    return joins && english.has(text(dash)) ? { value: value + unit, end: dash + 1 } : { value, end: at + 1 };
  }

  /** The digits after a point: "five", "two five", "twenty five", "zero five", "25". */
  function decimalsAt(at: number): { digits: string; end: number } {
    let said = '';
    let end = at;
    for (;;) {
      const typed = digits(end);
      if (typed !== undefined && said !== '' && words[end - 1]?.kind === 'number') break;
      const small = typed === undefined ? smallAt(end) : { value: typed, end: end + 1 };
      if (zero.has(text(end))) said += '0';
      else if (!small || !Number.isInteger(small.value) || unitHeld(small, said)) break;
      else said += small.value;
      end = small && !zero.has(text(end)) ? small.end : end + 1;
      if (said.length > 2) break;
    }
    return { digits: said, end };
  }
  /**
   * "Eight point five two lakh" has two numbers: a unit takes the last word, unless it is the only digit. A quarter of a
   * lakh is one: "fifteen point two five lakh".
   */
  const unitHeld = ({ value, end }: { value: number; end: number }, said: string) =>
    said !== '' && unitFollows(end) && !percentLike(end) && !(scale.has(text(end)) && /^[27]5$/.test(said + value));
  const percentLike = (at: number) =>
    units.percent.includes(text(at)) || (text(at) === 'per' && text(at + 1) === 'cent');

  function hundreds(number: { value: number; end: number }): { value: number; end: number } {
    if (!hundred.has(text(number.end))) return number;
    const from = and.has(text(number.end + 1)) ? number.end + 2 : number.end + 1;
    const typed = digits(from);
    const rest = typed === undefined ? smallAt(from) : { value: typed, end: from + 1 };
    // "Two hundred forty months", "three hundred fifty rupees", but "score seven hundred twenty years".
    const closes = rest && (rupees.has(text(rest.end)) || (!ofScore && month.has(text(rest.end))));
    const counted = rest && unitFollows(rest.end) && !closes;
    const more = rest && Number.isInteger(rest.value) && rest.value < 100 && rest.value > 0 && !counted;
    return more
      ? { value: number.value * 100 + rest.value, end: rest.end }
      : { value: number.value * 100, end: number.end + 1 };
  }

  /** "And a half", "aur aadha", "and three quarters"; without "a" or "quarters" only if something counted follows. */
  function halfAt(at: number): { value: number; end: number } | null {
    if (!and.has(text(at))) return null;
    const said = article.has(text(at + 1));
    const from = said ? at + 2 : at + 1;
    if (named(from) === 3 && /^quarters?$/.test(text(from + 1))) return { value: 0.75, end: from + 2 };
    const value = named(from) ?? 1;
    // "Thirteen and half, four years".
    const closes = value === 0.5 && words[from + 1] !== undefined && words[from + 1]?.clause !== words[from]?.clause;
    return value < 1 && (said || closes || unitFollows(from + 1)) ? { value, end: from + 1 } : null;
  }

  /** "Quarter to nine", "half past eight": as clocks are read. */
  function clockAt(at: number): { value: number; end: number } | null {
    const part = named(at) ?? 1;
    const to = text(at + 1) === 'to';
    if (part >= 1 || !(to || text(at + 1) === 'past')) return null;
    const typed = digits(at + 2);
    const whole = typed === undefined ? smallAt(at + 2) : { value: typed, end: at + 3 };
    return whole && Number.isInteger(whole.value) ? { ...whole, value: whole.value + (to ? -part : part) } : null;
  }

  function wordsAt(at: number): Omit<Numeral, 'spelt' | 'grouped'> | null {
    if (named(at) === undefined && !opening.has(text(at))) return null;
    const clock = clockAt(at);
    if (clock) return { ...clock, everyday: false };
    const before = fractionWords.get(text(at));
    if (before !== undefined) {
      const typed = digits(at + 1);
      const whole = typed === undefined ? smallAt(at + 1) : { value: typed, end: at + 2 };
      if (whole && whole.value >= 1 && whole.value < 100)
        return { ...hundreds({ value: whole.value + before, end: whole.end }), everyday: false };
      const alone = unitFollows(at + 1) || hundred.has(text(at + 1));
      return alone && before !== 0.5 ? { ...hundreds({ value: 1 + before, end: at + 1 }), everyday: false } : null;
    }
    if (article.has(text(at)) && hundred.has(text(at + 1)) && named(at) === undefined)
      return { ...hundreds({ value: 1, end: at + 1 }), everyday: false };
    // "For a crore".
    if (text(at) === 'a' && scale.has(text(at + 1)) && text(at + 1).length > 1)
      return { value: 1, end: at + 1, everyday: false };
    // "For a year".
    if (
      /^an?$/.test(text(at)) &&
      /^(?:for|in|over|within)$/.test(text(at - 1)) &&
      /^(?:year|month)$/.test(text(at + 1))
    )
      return { value: 1, end: at + 1, everyday: false };
    const small = zero.has(text(at)) ? { value: 0, end: at + 1 } : smallAt(at);
    if (!small) return null;
    if (named(at) === 3 && /^quarters?$/.test(text(at + 1))) return { value: 0.75, end: at + 2, everyday: false };
    if (small.value < 1 && small.value > 0) {
      const end = article.has(text(small.end)) ? small.end + 1 : small.end;
      return { value: small.value, end, everyday: true };
    }
    // "Seven fifty" of a score, "one eighty months".
    const tens = small.value <= 9 ? smallAt(small.end) : null;
    const spoken =
      tens && (month.has(text(tens.end)) ? small.value < 5 : ofScore && small.value >= 3 && !unitFollows(tens.end));
    if (tens && spoken && Number.isInteger(tens.value) && tens.value >= 10)
      return { value: small.value * 100 + tens.value, end: tens.end, everyday: false };
    // "Eight seventy five" of a rate.
    const fine = small.value >= 6 && small.value <= 18 && english.has(text(small.end)) ? smallAt(small.end) : null;
    if (
      fine &&
      !ofScore &&
      fine.value >= 10 &&
      fine.value % 5 === 0 &&
      !unitFollows(fine.end) &&
      !unitFollows(small.end)
    )
      return { value: small.value + fine.value / 100, end: fine.end, everyday: false };
    const number = hundreds(small);
    return { ...number, everyday: number.end === at + 1 && everyday.has(text(at)) };
  }

  return function numberAt(at: number): Numeral | null {
    const typed = digits(at);
    const said = typed === undefined ? wordsAt(at) : null;
    if (typed === undefined && !said) return null;
    const grouped = /[ ,]/.test(text(at)) && typed !== undefined;
    let number = said ?? { ...hundreds({ value: typed ?? 0, end: at + 1 }), everyday: false };
    const spelt = typed === undefined;
    if (Number.isInteger(number.value) && point.has(text(number.end))) {
      const after = decimalsAt(number.end + 1);
      if (after.digits !== '')
        number = { value: Number(`${number.value}.${after.digits}`), end: after.end, everyday: false };
    }
    const half = Number.isInteger(number.value) ? halfAt(number.end) : null;
    if (half) number = { value: number.value + half.value, end: half.end, everyday: false };
    return { ...number, spelt, grouped };
  };
}
