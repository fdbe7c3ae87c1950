// Finds every figure of a text with what it measures, and says which of them have no ground. Written apart from the
// parser that reads visitors, so that a slip there cannot vouch for itself here.
import { units } from './lexicon/units.ts';
import { speltNumbers } from './spelt-numbers.ts';

const names = (list: string[]) =>
  list
    .filter((name) => /^[\p{L}\p{M}]{2,}$/u.test(name))
    .sort((a, b) => b.length - a.length)
    .join('|');
const wordEnd = '(?![\\p{L}\\p{M}])';
const scales: [string, string, number][] = [
  ['₹', `(?:${names(units.crore)})${wordEnd}`, 1e7],
  ['₹', `(?:${names(units.million)})${wordEnd}`, 1e6],
  ['₹', `(?:${names(units.lakh)}|l)${wordEnd}`, 1e5],
  ['₹', `(?:${names(units.thousand)}|k)${wordEnd}`, 1e3],
  ['%', `(?:%|per\\s?cent${wordEnd}|(?:${names(units.percent)})${wordEnd})`, 1],
  ['m', `(?:${names(units.year)})${wordEnd}`, 12],
  ['m', `(?:${names(units.month)})${wordEnd}`, 1],
  ['d', `(?:(?:working|business|karya|कार्य)\\s*)?(?:${names(units.day)}|divas|दिवस)${wordEnd}`, 1],
  ['h', `(?:${names(units.hour)})${wordEnd}`, 1],
  ['₹', `(?:${names(units.rupee)})${wordEnd}`, 1],
];
const numberPattern = /\d[\d,]*(?:\.\d+)?/g;
const rupeeBefore = /(?:₹|\brs\.?|\binr)\s*$/iu;
const gap = /\s*\+?\s*-?\s*(?:of a\s+)?/y;
const unit = new RegExp(scales.map(([, pattern]) => `(${pattern})`).join('|'), 'iuy');
const range = /^\s*(?:-|‐|–|—|−|to|se|से|and|aur|और)\s*$/i;

export interface Figure {
  /** ₹ rupees, % percent, m months, d days, h hours, n a bare number */
  kind: string;
  value: number;
}

const key = ({ kind, value }: Figure) => `${kind}${value}`;

/** Every script's digits as ours, letters in one spelling. */
export function plainDigits(input: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: whatever stands in ASCII is as it should be
  if (/^[\x00-\x7f₹]*$/.test(input)) return input;
  return input
    .normalize('NFKC')
    .replace(/(?!\d)\p{Nd}/gu, (digit) => {
      // The ten digits of a script stand in a row, zero first.
      const code = digit.codePointAt(0) ?? 0;
      let zero = code;
      while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
      return String((code - zero) % 10);
    })
    .replace(/\u093c/g, '')
    .replace(/\u0901/g, '\u0902');
}

/** Words that are numbers and as often something else: saath is sixty and "with". */
const everyday = new Set(['saath', 'bees', 'bis', 'tis', 'tees']);

/** "One of our advisors" counts nothing; "seven hundred fifty" and "zero" do, whatever follows. */
const isFigure = (words: number, value: number, text: string) =>
  words > 1 || value === 0 || (value >= 13 && !everyday.has(text.toLowerCase()));

interface Numeral {
  number: number;
  start: number;
  end: number;
  /** Without a unit it is a figure all the same. */
  bare: boolean;
}

function numeralsIn(text: string): Numeral[] {
  const typed = [...text.matchAll(numberPattern)].map(({ 0: digits, index }) => ({
    number: Number(digits.replace(/,/g, '')),
    start: index,
    end: index + digits.length,
    bare: true,
  }));
  const spelt = speltNumbers(text).map(({ value, start, end, words }) => ({
    number: value,
    start,
    end,
    bare: isFigure(words, value, text.slice(start, end)),
  }));
  return [...typed, ...spelt].sort((one, other) => one.start - other.start);
}

export function figuresIn(input: string): Figure[] {
  const text = plainDigits(input);
  const at = (pattern: RegExp, from: number): string[] => {
    pattern.lastIndex = from;
    return pattern.exec(text) ?? [];
  };
  const found = numeralsIn(text).map((numeral) => {
    const before = text.slice(Math.max(0, numeral.start - 8), numeral.start);
    const start = numeral.start - (rupeeBefore.exec(before)?.[0].length ?? 0);
    const from = numeral.end + (at(gap, numeral.end)[0]?.length ?? 0);
    const [said = '', ...each] = at(unit, from);
    const [kind, , factor] = scales[each.findIndex((one) => one !== undefined)] ?? ['n', '', 1];
    // "₹12,000 mahina" is money, whatever it is paid for.
    if (start < numeral.start && kind !== '₹') return { ...numeral, kind: '₹', factor: 1, start, end: from };
    return { ...numeral, kind, factor, start, end: from + said.length };
  });
  return found
    .map((figure, index): Numeral & Figure => {
      const next = found[index + 1];
      const shares = figure.kind === 'n' && next && next.kind !== 'n' && range.test(text.slice(figure.end, next.start));
      const { kind, factor } = shares ? next : figure;
      return { ...figure, kind, value: figure.number * factor };
    })
    .filter(({ kind, bare }) => bare || kind !== 'n')
    .map(({ kind, value }) => ({ kind, value: Math.round(value * 1e4) / 1e4 }));
}

/** Names that contain digits and are no figures. */
const namePattern =
  /90-A|PMAY-U 2\.0|80C|24\(b\)|Form 16|फ़ॉर्म 16|फ़ॉर्म 16|24\/7|\(1\+R\)|− 1\)|\/ 12 \/ 100|(?<=^|\s)[123]\.(?=\s)/g;

/** Figures that may be said, by kind and value. */
export type Ground = ReadonlySet<string>;

/** What texts of ours allow: each figure with its unit, and its bare number. */
export function groundOf(texts: string[]): Ground {
  const known = new Set<string>();
  for (const text of texts) {
    for (const figure of figuresIn(text)) {
      known.add(key(figure));
      known.add(`n${figure.value}`);
    }
    for (const [bare] of plainDigits(text).matchAll(numberPattern)) known.add(`n${Number(bare.replace(/,/g, ''))}`);
  }
  return known;
}

/** The figures of a reply that have no ground. A bare number that the visitor typed covers any unit. */
export function ungrounded(reply: string, grounds: Ground[], question: string): string[] {
  const said = figuresIn(reply.replace(namePattern, ' '));
  if (said.length === 0) return [];
  const asked = figuresIn(question);
  const typed = new Set(asked.map(key));
  const bare = new Set(asked.filter((figure) => figure.kind === 'n').map((figure) => figure.value));
  return said
    .filter(
      (figure) =>
        !grounds.some((ground) => ground.has(key(figure))) && !typed.has(key(figure)) && !bare.has(figure.value),
    )
    .map(key);
}
