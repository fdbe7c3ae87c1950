// Finds every figure of a text with what it measures, and says which of them have no ground. Written apart from the
// parser that reads visitors, so that a slip there cannot vouch for itself here.
import { numberWords, units } from './lexicon/units.ts';

const names = (list: string[]) =>
  list
    .filter((name) => /^[\p{L}\p{M}]{2,}$/u.test(name))
    .sort((a, b) => b.length - a.length)
    .join('|');
const END = '(?![\\p{L}\\p{M}])';
const scales: [string, string, number][] = [
  ['₹', `(?:${names(units.crore)})${END}`, 1e7],
  ['₹', `(?:${names(units.million)})${END}`, 1e6],
  ['₹', `(?:${names(units.lakh)}|l)${END}`, 1e5],
  ['₹', `(?:${names(units.thousand)}|k)${END}`, 1e3],
  ['%', `(?:%|per\\s?cent${END}|(?:${names(units.percent)})${END})`, 1],
  ['m', `(?:${names(units.year)})${END}`, 12],
  ['m', `(?:${names(units.month)})${END}`, 1],
  ['d', `(?:(?:working|business|karya|कार्य)\\s*)?(?:${names(units.day)}|divas|दिवस)${END}`, 1],
  ['h', `(?:${names(units.hour)})${END}`, 1],
  ['₹', `(?:${names(units.rupee)})${END}`, 1],
];
const SPELT = [...numberWords.keys()]
  .filter((word) => word.length > 1)
  .sort((a, b) => b.length - a.length)
  .join('|');
const NUMBER = new RegExp(
  `(₹|\\brs\\.?|\\binr)?\\s*(\\d[\\d,]*(?:\\.\\d+)?|(?<![\\p{L}\\p{M}])(?:${SPELT})(?![\\p{L}\\p{M}]))\\s*\\+?\\s*-?\\s*`,
  'giu',
);
const UNITS = scales.map(([kind, pattern, factor]) => ({ kind, factor, pattern: new RegExp(pattern, 'iuy') }));
const RANGE = /^\s*(?:-|–|—|−|to|se|से|and|aur|और)\s*$/i;

export interface Figure {
  /** ₹ rupees, % percent, m months, d days, h hours, n a bare number */
  kind: string;
  value: number;
}

const key = ({ kind, value }: Figure) => `${kind}${value}`;

export function figuresIn(input: string): Figure[] {
  const text = input
    .normalize('NFC')
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
    .replace(/\u093c/g, '')
    .replace(/\u0901/g, '\u0902');
  const found: (Figure & { number: number; factor: number; start: number; end: number; spelt: boolean })[] = [];
  for (const match of text.matchAll(NUMBER)) {
    const spelt = !/\d/.test(match[2] ?? '');
    const number = spelt
      ? (numberWords.get((match[2] ?? '').toLowerCase()) ?? Number.NaN)
      : Number((match[2] ?? '').replace(/,/g, ''));
    let kind = match[1] ? '₹' : 'n';
    let factor = 1;
    let end = match.index + match[0].length;
    for (const unit of UNITS) {
      unit.pattern.lastIndex = end;
      const hit = unit.pattern.exec(text);
      if (!hit) continue;
      ({ kind, factor } = unit);
      end += hit[0].length;
      break;
    }
    if (!Number.isFinite(number)) continue;
    found.push({ kind, value: number * factor, number, factor, start: match.index, end, spelt });
  }
  found.forEach((figure, index) => {
    const next = found[index + 1];
    if (figure.kind === 'n' && next && next.kind !== 'n' && RANGE.test(text.slice(figure.end, next.start))) {
      figure.kind = next.kind;
      figure.value = figure.number * next.factor;
    }
  });
  // A number word that counts nothing ("one of our advisors") is no figure.
  return found
    .filter((figure) => !(figure.spelt && figure.kind === 'n'))
    .map(({ kind, value }) => ({ kind, value: Math.round(value * 1e4) / 1e4 }));
}

/** Names that contain digits and are no figures. */
const NAMES = /80C|24\(b\)|Form 16|फ़ॉर्म 16|फ़ॉर्म 16|24\/7|\(1\+R\)|− 1\)|\/ 12 \/ 100|(?<=^|\s)[123]\.(?=\s)/g;

/** Figures that may be said, by kind and value. */
export type Ground = ReadonlySet<string>;

/** What texts of ours allow: each figure with its unit, and its bare number. */
export function groundOf(texts: string[]): Ground {
  const known = new Set<string>();
  for (const text of texts) {
    if (!/[\d०-९]/.test(text)) continue;
    for (const figure of figuresIn(text)) {
      known.add(key(figure));
      known.add(`n${figure.value}`);
    }
    for (const [bare] of text.matchAll(/\d[\d,]*(?:\.\d+)?/g)) known.add(`n${Number(bare.replace(/,/g, ''))}`);
  }
  return known;
}

/** The figures of a reply that have no ground. A bare number that the visitor typed covers any unit. */
export function ungrounded(reply: string, grounds: Ground[], question: string): string[] {
  const said = figuresIn(reply.replace(NAMES, ' '));
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
