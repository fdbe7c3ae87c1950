/** The number as its decimal digits: kept as text, because 1.1 lakh in floating point is 110000.00000000001. */
export interface Numeral {
  kind: 'number';
  whole: string;
  fraction: string;
}

interface Word {
  kind: 'word';
  text: string;
}

export type Token = Numeral | Word;

/** Beyond this nothing is an amount, a tenure or a rate, and the patterns below need not look at it. */
const LONGEST = 80;

const GAP = '(?:, ?| )';
const INDIAN = `\\d{1,3}(?:${GAP}\\d{2})*${GAP}\\d{3}`;
const WESTERN = `\\d{1,3}(?:${GAP}\\d{3})+`;

// The look-ahead refuses half-typed groups: "5,00" is not five hundred, and "1,5 cr" is not fifteen crore.
const NUMERAL = new RegExp(`(${INDIAN}|${WESTERN}|\\d+)?(?:\\.(\\d*))?(?![, ]*[\\d.])`, 'y');
const WORD = /[a-z\u0900-\u0963\u0970-\u097f]+/y;
const SYMBOL = /\/[-=]|[₹%@-]/y;
const SEPARATOR = /[ ,&]+/y;

const DEVANAGARI_ZERO = 0x966;

/** Words that are numbers in themselves: "dedh lakh" is how a lakh and a half is said. */
const SPOKEN = new Map<string, readonly [string, string]>([
  ['half', ['0', '5']],
  ['aadha', ['0', '5']],
  ['आधा', ['0', '5']],
  ['ek', ['1', '']],
  ['एक', ['1', '']],
  ['dedh', ['1', '5']],
  ['डेढ', ['1', '5']],
  ['dhai', ['2', '5']],
  ['ढाई', ['2', '5']],
]);

function normalise(text: string): string {
  return (
    text
      .normalize('NFKC')
      // The nukta is typed or left out at will (करोड़, करोड), and NFKC has split it from its letter.
      .replace(/[\u093c\u200b-\u200f\u2060\ufeff]/g, '')
      .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO))
      .replace(/[\u2010-\u2015\u2212]/g, '-')
      .toLowerCase()
      .replace(/\s+/g, ' ')
      .trim()
  );
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** Splits what was typed into numbers and words; null when something in it is neither. */
export function tokens(input: string): Token[] | null {
  if (input.length > LONGEST) return null;
  const text = normalise(input);
  const found: Token[] = [];
  let at = 0;
  while (at < text.length) {
    const gap = matchAt(SEPARATOR, text, at);
    if (gap) {
      at += gap[0].length;
      continue;
    }
    const numeral = matchAt(NUMERAL, text, at);
    if (numeral && (numeral[1] || numeral[2])) {
      found.push({ kind: 'number', whole: (numeral[1] ?? '').replace(/\D/g, ''), fraction: numeral[2] ?? '' });
      at += numeral[0].length;
      continue;
    }
    const word = matchAt(WORD, text, at) ?? matchAt(SYMBOL, text, at);
    if (!word) return null;
    const spoken = SPOKEN.get(word[0]);
    found.push(spoken ? { kind: 'number', whole: spoken[0], fraction: spoken[1] } : { kind: 'word', text: word[0] });
    at += word[0].length;
    // The dot of an abbreviation: "Rs.500", "12 p.a."
    if (text[at] === '.') at += 1;
  }
  return found;
}

/** value × 10^shift as a whole number, rounded half up on the decimal digits; Infinity when past exact integers. */
export function scaled(value: Numeral, shift: number): number {
  const digits = value.whole + value.fraction;
  const point = value.whole.length + shift;
  const kept = digits.slice(0, Math.max(point, 0)).padEnd(Math.max(point, 0), '0');
  const roundsUp = point >= 0 && Number(digits[point] ?? '0') >= 5;
  const whole = Number(kept || '0') + (roundsUp ? 1 : 0);
  return whole <= Number.MAX_SAFE_INTEGER ? whole : Number.POSITIVE_INFINITY;
}

export const numberOf = (value: Numeral): number => Number(`${value.whole || '0'}.${value.fraction || '0'}`);
