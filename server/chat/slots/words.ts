// A message as words, numbers and marks, each with its place, its clause and its sentence.
export interface Word {
  kind: 'number' | 'word' | 'mark';
  text: string;
  start: number;
  end: number;
  /** Nothing stands between it and the one before, as with the L of 10L. */
  attached: boolean;
  /** Counts commas and the like before it; a full stop counts as many. */
  clause: number;
}

/** Longer than any question; the rest is not read. */
const read = 1000;
const sentence = 3;
const devanagariZero = 0x966;
const fractions: Record<string, string> = { '½': '.5', '¼': '.25', '¾': '.75' };

/** One form of a text: no nukta or chandrabindu, which are typed or left out at will, digits as ours, small letters. */
export function plain(message: string): string {
  return message
    .slice(0, read)
    .replace(/(\d)\s*([½¼¾])|([½¼¾])/g, (_, whole = '0', after, alone) => whole + fractions[after ?? alone])
    .normalize('NFKC')
    .replace(/[\u200b-\u200f\u2060\ufeff\u00ad\u093c]/g, '')
    .replace(/\u0901/g, '\u0902')
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - devanagariZero))
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .toLowerCase()
    .replace(/(\p{L})'s(?!\p{L})/gu, '$1')
    .replace(/(\p{L})'(?=\p{L})/gu, '$1')
    .replace(/\b([a-z])\. ?([a-z])\.(?:([a-z])\.)?/g, '$1$2$3 ')
    .replace(/(\p{L})-(?=\p{L})/gu, '$1 ')
    .replace(/(\d)-(?=ye?a?rs?\b|months?\b|sa+l\b)/g, '$1 ')
    .replace(/\b(for|over|in|within) (?:a|one|ek) (year|month)\b/g, '$1 1 $2')
    .replace(/\b(rs|inr|no)\./g, '$1 ')
    .replace(/(?<![\d,])(\d{1,2}),(\d{1,2})(?= ?(?:%|p[ea]r|pratishat|प्रतिशत|taka))/g, '$1.$2')
    .replace(/(\d)\.(?=lakh|lac|cr|%)/g, '$1 ');
}

// 5,00,000 and 5 00 000, but not the three numbers of "15,20,25".
const numberWord = String.raw`\d{1,3}(?:,\d{3}){2,}(?!\d)|\d{1,3}(?:,\d{2})*,\d{3}(?!\d)(?:\.\d+)?|\d{1,3}(?: \d{2})* 000(?!\d)|\d+(?:\.\d+)?|(?<![\p{L}\d.])\.\d+`;
const token = new RegExp(`(?<number>${numberWord})|(?<word>[\\p{L}\\p{M}]+)|(?<mark>[^\\s\\p{L}\\p{M}\\d])`, 'gu');
const comma = /[,:;()।\n]/;
const stop = /[.?!](?:\s|$)|[।\n]/;

export function wordsOf(text: string): Word[] {
  const found: Word[] = [];
  let end = 0;
  let clause = 0;
  for (const match of text.matchAll(token)) {
    const { number, word } = match.groups as { number?: string; word?: string };
    const mark = number === undefined && word === undefined;
    // A mark that only parts clauses is no word of its own.
    if (mark && /[,:;().?!।"'…&*|~]/.test(match[0])) continue;
    const before = found.at(-1);
    // The dash of "10k mahina - kab tak" parts clauses; that of "20-22" does not.
    const from = before?.text === '-' && !before.attached ? before.start - 1 : end;
    const gap = text.slice(end, match.index);
    if (stop.test(gap)) clause += sentence;
    else if (comma.test(gap) || /\s-\s/.test(text.slice(from, match.index))) clause += 1;
    found.push({
      kind: mark ? 'mark' : number === undefined ? 'word' : 'number',
      text: match[0],
      start: match.index,
      end: match.index + match[0].length,
      attached: gap === '' && end > 0,
      clause,
    });
    end = match.index + match[0].length;
  }
  return found;
}
