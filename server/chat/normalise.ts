// One plain form of what a visitor typed, and its tokens. \b and \W take Devanagari vowel signs for word ends, so words
// are letters together with their marks.
export interface Token {
  kind: 'word' | 'number' | 'symbol';
  text: string;
  /** Stands right after the token before it, as the L of 10L does. */
  attached: boolean;
  /** Began with a capital letter: a name, perhaps. */
  capital: boolean;
  /** Counts the commas and stops before it: a "not" does not reach over them. */
  clause: number;
}

const devanagariZero = 0x966;
const token = /\d[\d,]*(?:\.\d+)?|[\p{L}\p{M}]+|[%₹@$/]/gu;

/** Longer than any question; the rest is not read. */
export const read = 1000;

const fractions: Record<string, string> = { '½': '.5', '¼': '.25', '¾': '.75' };

export function plain(text: string): string {
  return text
    .slice(0, read)
    .replace(/(\d)\s*([½¼¾])|([½¼¾])/g, (_, whole = '0', after, alone) => whole + fractions[after ?? alone])
    .normalize('NFKC')
    .replace(/[\u200b-\u200f\u2060\ufeff\u00ad]/g, '')
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - devanagariZero))
    .replace(/\u093c/g, '')
    .replace(/\u0901/g, '\u0902')
    .replace(/(\p{L})'s\b/gu, '$1 ’s')
    .replace(/(\p{L})'(\p{L})/gu, '$1$2')
    .replace(/(\d)[.,](?=\s|$)/g, '$1 ')
    .replace(/\b([a-z])\.\s?([a-z])\.(?:\s?([a-z])\.)?/gi, '$1 $2 $3');
}

export function tokens(text: string): Token[] {
  const found: Token[] = [];
  const source = plain(text);
  let end = 0;
  let clause = 0;
  for (const match of source.matchAll(token)) {
    const raw = match[0];
    const first = raw[0] ?? '';
    if (/[,.;:!?।\n–—]|\s-\s/.test(source.slice(end, match.index))) clause += 1;
    found.push({
      kind: /\d/.test(first) ? 'number' : /[%₹@$/]/.test(first) ? 'symbol' : 'word',
      text: raw.toLowerCase(),
      attached: match.index === end && end > 0,
      clause,
      capital: first !== first.toLowerCase(),
    });
    end = match.index + raw.length;
  }
  return found;
}

export const isDevanagari = (word: string): boolean => /[\u0900-\u097f]/.test(word);
