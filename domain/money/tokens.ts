import type { Token } from './numeral.ts';
import { withSpeltNumbers } from './spelt.ts';

/** Beyond this nothing is an amount, a tenure or a rate, and the patterns below need not look at it. */
const longest = 80;

const gapPattern = '(?:, ?| )';
const indianPattern = `\\d{1,3}(?:${gapPattern}\\d{2})*${gapPattern}\\d{3}`;
const westernPattern = `\\d{1,3}(?:${gapPattern}\\d{3})+`;

// The look-ahead refuses half-typed groups: "5,00" is not five hundred, and "1,5 cr" is not fifteen crore.
const numeralPattern = new RegExp(`(${indianPattern}|${westernPattern}|\\d+)?(?:\\.(\\d*))?(?![, ]*[\\d.])`, 'y');
const wordPattern = /[a-z\u0900-\u0963\u0970-\u097f]+/y;
const symbolPattern = /\/[-=]?|[₹%@~+-]/y;
const separatorPattern = /[ ,&]+/y;

const devanagariZero = 0x966;

function normalise(text: string): string {
  return (
    text
      .normalize('NFKC')
      // The nukta is typed or left out at will (करोड़, करोड), and NFKC has split it from its letter; पाँच is पांच.
      .replace(/[\u093c\u200b-\u200f\u2060\ufeff]/g, '')
      .replace(/\u0901/g, '\u0902')
      .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - devanagariZero))
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
  if (input.length > longest) return null;
  const text = normalise(input);
  const found: Token[] = [];
  let at = 0;
  while (at < text.length) {
    const gap = matchAt(separatorPattern, text, at);
    if (gap) {
      at += gap[0].length;
      continue;
    }
    const numeral = matchAt(numeralPattern, text, at);
    if (numeral && (numeral[1] || numeral[2])) {
      found.push({ kind: 'number', whole: (numeral[1] ?? '').replace(/\D/g, ''), fraction: numeral[2] ?? '' });
      at += numeral[0].length;
      continue;
    }
    const word = matchAt(wordPattern, text, at) ?? matchAt(symbolPattern, text, at);
    if (!word) return null;
    found.push({ kind: 'word', text: word[0] });
    at += word[0].length;
    // The dot of an abbreviation: "Rs.500", "12 p.a."
    if (text[at] === '.') at += 1;
  }
  return withSpeltNumbers(found);
}
