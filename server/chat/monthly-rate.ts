// "1% per month", "mahine ka 2%", "1.5% प्रति माह": a percentage of the month. One that only stands near a word for the
// instalment ("12% monthly EMI") stays yearly.
import { units } from './lexicon/units.ts';
import type { Token } from './normalise.ts';

const month = new Set([
  ...units.month.filter((name) => name.length > 2),
  'monthly',
  'mensem',
  'masik',
  'maasik',
  'मासिक',
  'pm',
]);
const per = new Set(['per', 'a', 'each', 'every', 'har', 'prati', 'हर', 'प्रति', '/', 'का', 'ka', 'ki', 'की']);
const interest = /^(interest|rate|roi|byaj|vyaj|sud|sood|dar|ब्याज|दर|सूद)$/;
const link = /^(of|at|is|hai|@|है|ka|ki|ke|का|की|के)$/;
const instalment = /^(emi|kist|instal|payment|repay|ईएमआई|किस्त|किश्त|भुगतान)/;
/** "12% har mahine kitna dena hoga": what is paid every month. */
const asked =
  /^(kitna|kitni|kitne|how|what|whats|kya|i|pay|dena|deni|bharna|bharni|katega|kategi|jayega|कितना|कितनी|कितने|क्या|देना|देनी|भरना|भरनी|कटेगा|कटेगी)$/;
/** Nobody lends at a yearly rate this low, so "3% mahina" is a rate of the month; "12% mahine" may be a yearly one. */
const HIGHEST_LOOSE = 5;

/** Whether the percentage from one token to another is one of the month. */
export function isMonthlyRate(value: number, tokens: Token[], words: string[], at: number, end: number): boolean {
  const word = (index: number) => words[index] ?? '';
  const counted = (index: number) => tokens[index - 1]?.kind === 'number';
  // "9 percent, har mahine kitna": a new clause is about the instalment.
  const close = (index: number) => value <= HIGHEST_LOOSE || tokens[index]?.clause === tokens[at]?.clause;
  const isMonth = (index: number) =>
    (month.has(word(index)) || word(index) === 'प्रतिमाह') && !counted(index) && close(index);

  let after = end;
  while (after < end + 2 && (interest.test(word(after)) || link.test(word(after))) && !isMonth(after)) after += 1;
  if (word(after) === 'p' && word(after + 1) === 'm') return true;
  const explicit = per.has(word(after));
  if (explicit) after += 1;
  if (isMonth(after)) {
    const next = link.test(word(after + 1)) ? word(after + 2) : word(after + 1);
    const linked = link.test(word(after + 1));
    if (instalment.test(next) || asked.test(next)) return value <= HIGHEST_LOOSE && !linked;
    return explicit || interest.test(next) || value <= HIGHEST_LOOSE;
  }

  let before = at - 1;
  let named = false;
  while (before > at - 5 && (interest.test(word(before)) || link.test(word(before)))) {
    named ||= interest.test(word(before));
    before -= 1;
  }
  if (!isMonth(before)) return false;
  const possessive = before < at - 1;
  return named || (possessive && word(at - 1) !== 'at' && value <= HIGHEST_LOOSE);
}
