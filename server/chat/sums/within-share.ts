// Whether a new instalment, with those that run, stays within the part of an income that lenders leave for EMIs.
import type { Fact } from '../../../content/schema.ts';
import { figuresOf } from '../../../domain/schemes/rows.ts';
import { leastLoan } from '../slots/filled.ts';
import type { Message } from '../message.ts';
import { incomes, type Quantity, type Slot } from '../slots/slot.ts';
import { sumOf } from './figures.ts';
import type { Sentence } from './outcome.ts';

const asked =
  /(?<!\p{L})(?:half|aadh[iae]|foir|limit|hadd?|seema|within|fits?|too much|too many|se upar|above|add|jud\p{L}*|bant[ai]|zyada|jyada|overdoing|heavy|okay|ok|fine|afford\p{L}*|manage\p{L}*|accept\p{L}*|risky|safe|problem|dikkat|chaleg[ia]|chal jayeg[ia]|nibh\p{L}*|le sakt[aie]|le l[ou]\p{L}*|andar|bas ki|budget|(?:bank|lender) (?:deg[ai]|maaneg[ai]|maneg[ai])|sahi|theek|thik|bhari|आधी|आधा|आधे|हद|सीमा|दिक्कत|चलेगी|चलेगा|चल जाएगी|निभ[\p{L}\p{M}]*|ले सकत[ाीे]|ले लूं|अंदर|बस की|(?:बैंक|लेंडर) (?:देग[ाी]|मानेग[ाी])|सही|ठीक|भारी|ज्यादा|से ऊपर)(?!\p{L})/u;
const howMuch = /(?<!\p{L})(?:kitn[aie]|how much|how big|maximum|max|कितन[ाीे])(?!\p{L})/u;
/** "The new one would be 12k", "11000 ki aur le lu": said before the figure or behind it. */
const newBefore = /(?<!\p{L})(?:(?:new|nayi|nai|naya|another|one more|ek aur|नई|नयी|नया|एक और)(?: \S+){0,5}|ab|अब) $/u;
const newBehind =
  /^ (?:rs |rupees |rupaye )?(?:(?:ki |ka |wali |की |का |वाली )?(?:new|nayi|nai|naya|नई|नयी|नया)|(?:ki|ka|की|का) (?:aur|और))(?!\p{L})/u;
/** More is no instalment beside an income. */
const mostOfIncome = 0.75;
type Told = Pick<Message, 'text' | 'slots' | 'slotsFor'>;
const total = (list: { value: number }[] = []) => list.reduce((sum, { value }) => sum + value, 0);

/** Several are counted, and whether they are too many is asked. */
const many = /(?<!\p{L})(?:emis|kiste|kisten|kistein|installments|instalments|किस्तें|किश्तें)(?!\p{L})/u;

/** "EMI ek 7 hazar ek 5500". */
const listed = (one: string, next: string) =>
  new RegExp(`${one},? (?:ki |ka |की |का )?(?:(?:ek|aur|and|\\+|&|एक|और) )+${next}(?!\\d)`, 'u');

/** The incomes and all instalments that are told; null where they are not, or another thing is asked. */
export function emisBeside({ text, slots, slotsFor }: Told): { incomes: number[]; emis: number[] } | null {
  const { rate, property, extra } = slots.filled;
  if (rate || property || extra || (howMuch.test(text) && !asked.test(text))) return null;
  const sums = [...Object.values(slots.filled).flat(), ...slots.loose].filter(({ measure }) => measure === 'money');
  if (sums.length < 2) return null;
  // Whatever else it sounds like: what is paid beside an income is read as instalments.
  const { filled, loose } = slotsFor(['rule.foir']);
  const earned: Pick<Slot, 'value' | 'earlier'>[] = incomes.flatMap((role) => filled[role] ?? []);
  // Whatever each was taken for: where no income is, the largest is one, and the rest is paid.
  const told = [...(['emi', 'amount', 'running'] as const).flatMap((role) => filled[role] ?? []), ...loose]
    .filter(({ measure }) => measure === 'money')
    .toSorted((one, other) => other.value - one.value);
  if (earned.length === 0) earned.push(...told.splice(0, 1));
  const income = total(earned);
  if (told.length === 0 || income >= leastLoan * 10) return null;
  // “How much of an EMI can I take” names none that is planned.
  if (told.length === 1 && howMuch.test(text)) return null;
  const isNew = ({ text: figure }: Quantity) => {
    const [ahead = '', ...behind] = text.split(` ${figure}`);
    return newBefore.test(`${ahead} `) || newBehind.test(behind.join(' '));
  };
  // What no word calls an instalment may be anything: petrol, fees.
  const isListed = ({ text: figure }: Quantity) => told.some((other) => listed(other.text, figure).test(text));
  const unnamed = loose.some((one) => told.includes(one) && !isNew(one) && !isListed(one));
  if (unnamed && !many.test(text)) return null;
  const isOf = (list: readonly Quantity[] | undefined) => (one: Quantity) =>
    list?.some(({ start }) => start === one.start) === true;
  const named = told.filter(isNew);
  const [planned, ...more] = named.length > 0 ? named : told.filter((one) => !isOf(filled.running)(one));
  if (!(planned && more.length === 0) && !(many.test(text) && told.length > 1)) return null;
  // So much of an income is an instalment only where it is called one.
  const most = planned && isOf(filled.emi)(planned) ? income : income * mostOfIncome;
  if (told.some(({ value }) => value >= leastLoan || value > most)) return null;
  // Where no word asks whether it fits, it has to be called an EMI beside an income that is told with it.
  const isTold = planned && isOf(filled.emi)(planned) && earned.some(({ earlier }) => !earlier);
  if (!asked.test(text) && !isTold) return null;
  return { incomes: earned.map(({ value }) => value), emis: told.map(({ value }) => value) };
}

/** "Is an EMI of 29,000 within my budget", and no income told. */
export const emiAlone = ({ text, slots: { filled } }: Told): boolean =>
  filled.emi?.length === 1 && Object.keys(filled).length === 1 && asked.test(text) && !howMuch.test(text);

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
  return told ? [ofIncome(told.emis, told.incomes, facts)] : [];
}

/** All instalments beside the part of an income that lenders leave for them. */
export function ofIncome(emis: readonly number[], incomes: readonly number[], facts: readonly Fact[]): Sentence {
  const [all, income] = [sumOf(emis), sumOf(incomes)];
  const share = figuresOf(facts).low('calc.share');
  const most = Math.round((income * share) / 100);
  const figures = {
    all: { rupees: all, of: emis },
    income: { rupees: income, of: incomes },
    share: { percent: share },
    most: { rupees: most },
    apart: { rupees: Math.abs(most - all) },
  };
  return { frame: all > most ? 'shareOver' : 'shareFits', figures };
}
