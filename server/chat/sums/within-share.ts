// Whether a new instalment, with those that run, stays within the part of an income that lenders leave for EMIs.
import type { Fact } from '../../../content/schema.ts';
import { figuresOf } from '../../../domain/schemes/rows.ts';
import { leastLoan } from '../slots/filled.ts';
import type { Quantity, Slots } from '../slots/slot.ts';
import type { Sentence } from './outcome.ts';

const asked =
  /(?<!\p{L})(?:half|aadh[iae]|foir|limit|hadd?|seema|within|fits?|too much|too many|se upar|above|add|jud\p{L}*|bant[ai]|zyada|jyada|overdoing|heavy|okay|ok|problem|dikkat|chaleg[ia]|chal jayeg[ia]|nibh\p{L}*|le sakt[ai]|sahi|theek|thik|bhari|आधी|आधा|आधे|हद|सीमा|दिक्कत|चलेगी|चलेगा|चल जाएगी|निभ[\p{L}\p{M}]*|ले सकत[ाी]|ठीक|सही|भारी|ज्यादा|से ऊपर)(?!\p{L})/u;
/** "The new one would be 12k", "11000 ki aur le lu": said before the figure or behind it. */
const newBefore = /(?<!\p{L})(?:(?:new|nayi|nai|naya|another|one more|ek aur|नई|नयी|नया|एक और)(?: \S+){0,5}|ab|अब) $/u;
const newBehind =
  /^ (?:rs |rupees |rupaye )?(?:(?:ki |ka |wali |की |का |वाली )?(?:new|nayi|nai|naya|नई|नयी|नया)|(?:ki|ka|की|का) (?:aur|और))(?!\p{L})/u;
/** More is no instalment beside an income. */
const mostOfIncome = 0.75;
interface Told {
  text: string;
  slots: Slots;
}
const total = (list: { value: number }[] = []) => list.reduce((sum, { value }) => sum + value, 0);

/** Several are counted, and whether they are too many is asked. */
const many = /(?<!\p{L})(?:emis|kiste|kisten|kistein|installments|instalments|किस्तें|किश्तें)(?!\p{L})/u;

/** "EMI ek 7 hazar ek 5500". */
const listed = (one: string, next: string) =>
  new RegExp(`${one},? (?:ki |ka |की |का )?(?:(?:ek|aur|and|\\+|&|एक|और) )+${next}(?!\\d)`, 'u');

/** The incomes and all instalments that are told; null where they are not, or another thing is asked. */
export function emisBeside({ text, slots: { filled, loose } }: Told): { income: number; all: number } | null {
  if (filled.rate || filled.property || filled.extra || !asked.test(text)) return null;
  // Whatever each was taken for: the first and largest is earned, and what the other half earns; the rest is paid.
  const told = [...(['income', 'emi', 'amount', 'running'] as const).flatMap((role) => filled[role] ?? []), ...loose]
    .filter(({ measure }) => measure === 'money')
    .toSorted((one, other) => other.value - one.value);
  const [income, ...paid] = told;
  if (!income || (filled.income && filled.income[0] !== income) || income.value >= leastLoan * 10) return null;
  const isNew = ({ text: figure }: Quantity) => {
    const [ahead = '', ...behind] = text.split(` ${figure}`);
    return newBefore.test(`${ahead} `) || newBehind.test(behind.join(' '));
  };
  // What no word calls an instalment may be anything: petrol, fees.
  const isListed = ({ text: figure }: Quantity) => paid.some((other) => listed(other.text, figure).test(text));
  const unnamed = loose.some((one) => one.measure === 'money' && !isNew(one) && !isListed(one));
  if (unnamed && !many.test(text)) return null;
  const runs = ({ start }: Quantity) => filled.running?.some((slot) => slot.start === start);
  const named = paid.filter(isNew);
  const [planned, ...more] = named.length > 0 ? named : paid.filter((one) => !runs(one));
  if (paid.length < 2 || (!(planned && more.length === 0) && !many.test(text))) return null;
  if (paid.some(({ value }) => value >= leastLoan || value > income.value * mostOfIncome)) return null;
  return { income: income.value + total(filled.coIncome) + total(filled.pension), all: total(paid) };
}

/** "After rent and EMIs, what remains in my hand". */
const asksHand = /in (?:my )?hand|haath me|hath me|हाथ में/;
const asksRest = /(?<!\p{L})(?:remain\p{L}*|left|bach\p{L}*|बच[\p{L}\p{M}]*)(?!\p{L})/u;
const ofRent = /(?<!\p{L})(?:rent|kiraya|kiraye|किराया|किराये)(?!\p{L})/u;

/** What an income leaves after the instalments that are told, and after the rent where it is named. */
export function leftInHand({ text, slots: { filled } }: Told): { income: number; paid: number } | null {
  if (!asksHand.test(text) || !asksRest.test(text) || filled.rate || filled.amount || filled.income?.length !== 1)
    return null;
  const rent = ofRent.test(text) ? filled.expense : [];
  const emis = total(filled.running) + total(filled.emi);
  const income = total(filled.income) + total(filled.coIncome) + total(filled.pension);
  return emis > 0 && emis + total(rent) < income ? { income, paid: emis + total(rent) } : null;
}

export function withinShare(message: Told, facts: readonly Fact[]): Sentence[] {
  const hand = leftInHand(message);
  if (hand) {
    const { income, paid } = hand;
    const figures = { income: { rupees: income }, paid: { rupees: paid }, rest: { rupees: income - paid } };
    return [{ frame: 'inHand', figures }];
  }
  const told = emisBeside(message);
  return told ? [ofIncome(told.all, told.income, facts)] : [];
}

/** All instalments together beside the part of an income that lenders leave for them. */
export function ofIncome(all: number, income: number, facts: readonly Fact[]): Sentence {
  const share = figuresOf(facts).low('calc.share');
  const most = Math.round((income * share) / 100);
  const figures = {
    all: { rupees: all },
    income: { rupees: income },
    share: { percent: share },
    most: { rupees: most },
    apart: { rupees: Math.abs(most - all) },
  };
  return { frame: all > most ? 'shareOver' : 'shareFits', figures };
}
