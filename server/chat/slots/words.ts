// A message as words, numbers and marks, each with its place, its clause and its sentence.
import { ownSigns } from '../normalise.ts';

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

/** The words of a list. */
export const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

const sentence = 3;

const mostAsked = 10;
const mostTold = 32;
const counted = (text: string) => text.trim().split(/\s+/).length;
const figure = /\d|lakh|लाख|crore|करोड|hazar|हजार|percent|sava|sawa|sadhe|saadhe|paune|सवा|साढे|पौने|half/;
/**
 * "And at 9? My cousin got that last March": where a short question of a figure comes first and no other follows, the
 * place where it ends; what is told after it is a story.
 */
export function endOfAsked(text: string): number {
  const end = /[?!।](?= ?\S)|\.(?= \S)/u.exec(text)?.index ?? text.length;
  const head = text.slice(0, end);
  const few = counted(head) <= mostAsked && figure.test(head);
  return few && !text.slice(end + 1).includes('?') && counted(text) <= mostTold ? end : text.length;
}

/** As the other parts read a message, with what joins and parts figures made plain. */
export function plainFigures(message: string): string {
  const text = ownSigns(message)
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .toLowerCase();
  return /['.,\d-]| (?:a|one|ek) (?:year|month)|sa+l bhar|साल भर| (?:full|whole|poore|pure|पूरे) /.test(text)
    ? figuresApart(text)
    : text;
}

const figuresApart = (text: string) =>
  text
    .replace(/(\p{L})'s(?!\p{L})/gu, '$1')
    .replace(/(\p{L})'(?=\p{L})/gu, '$1')
    .replace(/\b([a-z])\. ?([a-z])\.(?:([a-z])\.)?/g, '$1$2$3 ')
    .replace(/(\p{L})-(?=\p{L})/gu, '$1 ')
    // "Two things: 1) the EMI 2) the age".
    .replace(/(?<![\d.])[1-4]\) ?(?=\p{L})/gu, ', ')
    .replace(/(\d)-(?=ye?a?rs?\b|months?\b|sa+l\b)/g, '$1 ')
    .replace(/\b(for|over|in|within) (?:a|one|ek) (year|month)\b/g, '$1 1 $2')
    .replace(/(?:\bsa+l bhar|साल भर)(?= (?:ka|me|mein|का|में) (?:byaj|vyaj|sood|sud|interest|ब्याज|सूद))/g, '1 saal')
    .replace(/ (?:full|whole|poore|pure|पूरे) (?=(?:years?|months?|sa+l|mahine|साल|महीने)(?!\p{L}))/gu, ' ')
    .replace(/\b(rs|inr|no)\./g, '$1 ')
    .replace(/(?<![\d,])(\d{1,2}),(\d{1,2})(?= ?(?:%|p[ea]r|pratishat|प्रतिशत|taka))/g, '$1.$2')
    .replace(/(\d)\.(?=lakh|lac|cr|%)/g, '$1 ');

// 5,00,000 and 5 00 000, but not the three numbers of "15,20,25".
const numberWord = String.raw`\d{1,3}(?:,\d{3}){2,}(?!\d)|\d{1,3}(?:,\d{2})*,\d{3}(?!\d)(?:\.\d+)?|\d{1,3}(?: \d{2})* 000(?!\d)|\d+(?:\.\d+)?|(?<![\p{L}\d.])\.\d+`;
const token = new RegExp(`(${numberWord})|([\\p{L}\\p{M}]+)|[^\\s\\p{L}\\p{M}\\d]`, 'gu');
const comma = /[,:;()।\n]/;
const stop = /[.?!](?:\s|$)|[।\n]/;

export function wordsOf(text: string): Word[] {
  const found: Word[] = [];
  let end = 0;
  let clause = 0;
  token.lastIndex = 0;
  for (let match = token.exec(text); match; match = token.exec(text)) {
    const [said, number, word] = match;
    const mark = number === undefined && word === undefined;
    // A mark that only parts clauses is no word of its own.
    if (mark && /[,:;().?!।"'…&*|~]/.test(said)) continue;
    const before = found.at(-1);
    // The dash of "10k mahina - kab tak" parts clauses; that of "20-22" does not.
    const from = before?.text === '-' && !before.attached ? before.start - 1 : end;
    const gap = text.slice(end, match.index);
    if (gap === ' ' && from === end) clause += 0;
    else if (stop.test(gap)) clause += sentence;
    else if (comma.test(gap) || /\s-\s/.test(text.slice(from, match.index))) clause += 1;
    found.push({
      kind: mark ? 'mark' : number === undefined ? 'word' : 'number',
      text: said,
      start: match.index,
      end: match.index + said.length,
      attached: gap === '' && end > 0,
      clause,
    });
    end = match.index + said.length;
  }
  return found;
}

/** How far apart two of its figures are. */
export const asksDifference =
  /(?:k[i]?tn\S+|how much|कितन\S+) (?:\S+ ){0,2}(?:extra|badh|bad ja|ghat|farak|fark|zyada|jyada|more|less|higher|lower|increase|difference|बढ|घट|फर्क|अंतर|ज्यादा)|what (?:i |we |do i |will i )?(?:pay |lose |cost )?(?:extra|more)|(?:farak|fark|difference|फर्क|अंतर) (?:\S+ ){0,2}(?:kitn|kya|how much|कितन|क्या)/;
