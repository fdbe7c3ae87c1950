// The quantities of a message: numbers with the unit that follows, shares or is left out, as ranges and lists.
import { byWord } from '../by-word.ts';
import { units } from '../lexicon/units.ts';
import { boundAround, periodOf } from './around.ts';
import { instalments, largestEmi, otherInstalments, settled } from './instalments.ts';
import { shareByWords } from './lakhs.ts';
import { isNoQuantity } from './names.ts';
import { beginsNumber, createNumbers, type Numeral } from './numbers.ts';
import { counted } from './no-figure.ts';
import { exact, highestRate, mostInstalments, ratesTold, shareOnward, shareUnits } from './sharing.ts';
import type { Found, Quantity } from './slot.ts';
import { setOf, type Word } from './words.ts';

type Unit = keyof typeof units;
const unitOf = new Map(
  Object.entries(units).flatMap(([unit, names]) => names.map((name): [string, Unit] => [name, unit as Unit])),
);
/** "17 saall", "8 hazzar" too. */
const unitNamed = byWord((word) => unitOf.get(word) ?? unitOf.get(word.replace(/([a-z])\1+/g, '$1')) ?? null);
const scales: Partial<Record<Unit, number>> = { crore: 1e7, million: 1e6, lakh: 1e5, thousand: 1e3, hundred: 100 };

const joiners = setOf('and aur और n');
const toward = setOf('- to se से till');
const postposition = setOf('liye lie andar upar baad aas');
const hundredth = /^(?:saikda|saikra|sainkda|sekda|saikde|sekde|saikada|sainkra|सैकडा|सैकडे|सैंकडा|सैंकडे)$/;
const perYear = setOf('pa annum roi saalana salana सालाना');
const interest = /^(?:interest|byaj|vyaj|biyaj|byaaj|sood|sud|ब्याज|सूद|intrest)$/;
const paid = /^(?:emi|kist|kisht|mahina|mahine|monthly|pm|per|har|महीना|महीने|किस्त|ईएमआई|du|dun|deta|bhar|\/)/;
/** Nobody asks with more; the rest is not read. */
const mostQuantities = 16;
const setTo = /^(?:kar|kr|kardo|कर)$/;
const leastInstalments = 4;
const leastMoney = 1000;
const villageRate = 20;
const leastRate = 4;

interface Measured {
  measure: Quantity['measure'];
  value: number;
  /** What one of the unit is worth. */
  factor: number;
  to: number;
  marked: boolean;
  years?: true;
  per?: Quantity['per'];
  instalments?: true;
}

export function quantitiesIn(words: Word[], text: string): Found[] {
  if (!words.some(beginsNumber)) return [];
  const word = (at: number) => words[at]?.text ?? '';
  /** Single letters are units right after the number only: 10L and 36m, not the "m" of "i m 30". */
  const unitAt = (at: number): Unit | undefined => {
    const here = words[at];
    const unit = here && unitNamed(here.text);
    if (!here || !unit) return undefined;
    if (here.text === 'k' && postposition.has(word(at + 1))) return undefined;
    if (here.kind === 'mark' || here.text.length > 1 || here.attached) {
      // The ₹ between two numbers belongs to the second.
      const leads = /^(?:₹|rs|inr|rupees)$/.test(here.text) && words[at + 1]?.kind === 'number' && !here.attached;
      return leads ? undefined : unit;
    }
    return here.text === 'k' || here.text === 'l' ? unit : undefined;
  };
  const isPercent = (at: number) => unitAt(at) === 'percent' || (word(at) === 'per' && word(at + 1) === 'cent');
  const ofScore = words.some(({ text: one }) => /^(?:score|cibil|civil|sibil|cibill|स्कोर|सिबिल|sivil)$/.test(one));
  const numberAt = createNumbers(words, (at) => unitAt(at) !== undefined || isPercent(at), ofScore);
  const start = (at: number) => (words[at]?.kind === 'number' || words[at]?.kind === 'word' ? numberAt(at) : null);

  /** "Two lakh and a half", "3yrs n half": where it ends. */
  function halfAfter(to: number): number {
    if (!joiners.has(word(to))) return 0;
    const said = word(to + 1) === 'a' ? to + 2 : to + 1;
    return /^(?:half|aadha|aadhe|adha|आधा|आधे)$/.test(word(said)) ? said + 1 : 0;
  }

  /** 1 crore 20 lakh, 2 lakh 50 hazar 5 sau: each further part is smaller than the one before. */
  function scaledFrom(number: Numeral, unit: Unit): { value: number; to: number } {
    let smaller = scales[unit] ?? 1;
    let value = number.value * smaller;
    let to = number.end + 1;
    const half = halfAfter(to);
    if (half > 0) return { value: value + smaller / 2, to: half };
    for (;;) {
      const from = joiners.has(word(to)) ? to + 1 : to;
      const more = start(from);
      if (!more || words[from]?.clause !== words[number.end]?.clause) break;
      const part = scales[unitAt(more.end) ?? 'day'];
      // "Pachas hazar paanch sau", where the hundred is part of the number.
      const hundreds =
        more.spelt && more.value >= 100 && more.value < 1000 && more.value % 100 === 0 && smaller === 1e3;
      // "17 hazar 500".
      const rest = smaller === 1e3 && !more.spelt && more.value >= 100 && more.value < 1000 && more.value % 50 === 0;
      const isRest = rest && !unitAt(more.end) && !isPercent(more.end) && from === to;
      if (isRest) {
        value += more.value;
        to = more.end;
        break;
      }
      if (!hundreds && (!part || part >= smaller)) break;
      // "8 lakh 10 hazar mahina": a loan and what is paid for it.
      if (part === 1e3 && value >= largestEmi && paid.test(word(more.end + 1))) break;
      value += more.value * (hundreds ? 1 : (part ?? 1));
      to = hundreds ? more.end : more.end + 1;
      smaller = hundreds ? 100 : (part ?? 1);
    }
    return { value, to: unitAt(to) === 'rupee' ? to + 1 : to };
  }

  function timeFrom(number: Numeral, unit: 'year' | 'month'): Measured {
    const years = unit === 'year';
    const factor = years ? 12 : 1;
    let value = number.value * factor;
    let to = number.end + 1;
    const half = halfAfter(to);
    if (half > 0)
      return { measure: 'time', value: value + factor / 2, factor, to: half, marked: true, ...(years && { years }) };
    const from = joiners.has(word(to)) ? to + 1 : to;
    const more = years ? start(from) : null;
    if (more && unitAt(more.end) === 'month') {
      value += more.value;
      to = more.end + 1;
    }
    return { measure: 'time', value, factor, to, marked: true, ...(years && { years }) };
  }

  function measured(number: Numeral, currency: boolean, rateSign: boolean): Measured | null {
    const { value, end } = number;
    const bare = { value, factor: 1, to: end, marked: true };
    const counted = /^(?:monthly|equal|easy|masik|मासिक)$/.test(word(end)) ? end + 1 : end;
    // "Rate 12 emi", "@24 emi": a rate, and then the word for what is asked.
    const isRate = rateSign || /^(?:rate|interest|roi|byaj|dar)$/.test(word(end - 2));
    if (!isRate && Number.isInteger(value) && value <= mostInstalments && instalments.test(word(counted))) {
      // "2 EMI 6k ki": so few count loans, not months.
      if (value < leastInstalments) return null;
      // "20 lakh 9 emi": one word for one EMI counts none, unless they are paid or left.
      const single = /^(?:emi|kist|kisht|किस्त|किश्त|ईएमआई)$/.test(word(counted));
      if (single && value < 12 && !settled.test(word(counted + 1))) return { ...bare, measure: 'bare', marked: false };
      return { ...bare, measure: 'time', to: counted + 1, instalments: true };
    }
    const unit = unitAt(end);
    const scale = unit && unit !== 'hundred' ? scales[unit] : undefined;
    if (unit && scale) {
      const perAnnum = word(end) === 'lpa';
      const sum = scaledFrom(number, unit);
      return { ...bare, measure: 'money', ...sum, factor: scale, ...(perAnnum && { per: 'year' as const }) };
    }
    if (isPercent(end)) return { ...bare, measure: 'percent', to: word(end) === 'per' ? end + 2 : end + 1 };
    // "Barah kar do percent".
    if (setTo.test(word(end)) && isPercent(end + 2)) return { ...bare, measure: 'percent', to: end + 3 };
    // "Byaj 11.5, mahine ke 12,000", "20 saal ya 30, mahine ki kist": the month begins something else.
    const close =
      words[end]?.clause === words[end - 1]?.clause ||
      (Number.isInteger(value) && !/^(?:k[aeio]|का|की|के)$/.test(word(end + 1)));
    if ((unit === 'year' || unit === 'month') && value < leastMoney && close) return timeFrom(number, unit);
    if (unit === 'rupee') {
      if (hundredth.test(word(end + 1))) return { ...bare, measure: 'percent', to: end + 2, per: 'month' };
      // "3 rs per hundred per month".
      if (/^(?:per|on|a)$/.test(word(end + 1)) && word(end + 2) === 'hundred')
        return { ...bare, measure: 'percent', to: end + 3, per: 'month' };
      const near = [word(end + 1), word(end + 2)];
      if (value < villageRate && near.some((one) => interest.test(one)))
        return { ...bare, measure: 'percent', to: end + 1, per: 'month' };
      return { ...bare, measure: 'money', to: end + 1 };
    }
    if (hundredth.test(word(end))) return { ...bare, measure: 'percent', to: end + 1, per: 'month' };
    if (unit === 'day' || unit === 'hour') return null;
    if (currency) return { ...bare, measure: 'money' };
    if (rateSign && value <= highestRate) return { ...bare, measure: 'percent' };
    if (value <= highestRate && (perYear.has(word(end)) || (word(end) === 'p' && word(end + 1) === 'a')))
      return { ...bare, measure: 'percent' };
    // "/-" closes a sum of money.
    if (word(end) === '/' && word(end + 1) === '-') return { ...bare, measure: 'money', to: end + 2 };
    // "Make it ten", "das kar do".
    const set = value > 3 && (word(end - 2) === 'it' || setTo.test(word(end)));
    if (number.everyday && !set) return null;
    if (value >= leastMoney) return { ...bare, measure: 'money', marked: number.grouped };
    return { ...bare, measure: 'bare', marked: false };
  }

  /** "20-22 hazar", "10 se 12 lakh", "pandrah bees hazar": the second number, and what both measure. */
  function rangeFrom(number: Numeral): (Measured & { upTo?: number }) | null {
    const dash = word(number.end) === '-';
    const own = unitAt(number.end);
    const from = toward.has(word(number.end))
      ? number.end + 1
      : own && toward.has(word(number.end + 1))
        ? number.end + 2
        : number.spelt && !own
          ? number.end
          : -1;
    if (from < 0) return null;
    const other = start(from);
    if (
      !other ||
      other.value < number.value ||
      (other.value === number.value && !dash) ||
      words[from]?.clause !== words[number.end - 1]?.clause
    )
      return null;
    // "Do teen lakh": two words alone are a range where they are near one another and whole.
    if (from === number.end && (!other.spelt || other.value > number.value * 2 || !Number.isInteger(number.value)))
      return null;
    const unit = measured(other, false, false);
    if (!unit || (own && own !== unitAt(other.end))) return null;
    // "9.5 se 10.5" is a change of rate; a bare pair without a dash is none either.
    if (!dash && (unit.measure === 'percent' || unit.measure === 'bare')) return null;
    // "8.9 se 25 saal": a rate and a time.
    if (!dash && unit.years && number.value > leastRate && !Number.isInteger(number.value)) return null;
    if (!own && unit.value !== other.value * unit.factor) return null;
    const value = unit.factor === 1 && number.grouped ? number.value : number.value * unit.factor;
    // "Hum do bhai 25-25 hazar": each of two.
    if (value === unit.value) return unit.measure === 'money' ? { ...unit, value: 2 * value } : null;
    return value < unit.value && unit.value <= value * 4 ? { ...unit, value, upTo: unit.value } : null;
  }

  const found: Found[] = [];
  for (let at = 0; at < words.length && found.length < mostQuantities; ) {
    const currency = unitOf.get(word(at)) === 'rupee';
    const rateSign = word(at) === '@';
    const from = currency || rateSign ? at + 1 : at;
    const number = start(from);
    if (!number) {
      at += 1;
      continue;
    }
    const gone = isNoQuantity(words, from, number, currency);
    if (gone > 0) {
      at = gone;
      continue;
    }
    const range = rangeFrom(number);
    const unit = range ?? measured(number, currency, rateSign);
    if (!unit) {
      at = number.everyday ? at + 1 : number.end + 1;
      continue;
    }
    const { measure, to, marked, years, per, instalments: counted } = unit;
    found.push({
      measure,
      value: exact(unit.value),
      ...(range?.upTo !== undefined && { upTo: exact(range.upTo) }),
      ...(years && { years }),
      ...(per && { per }),
      ...(counted && { instalments: counted }),
      text: text.slice(words[at]?.start, words[to - 1]?.end),
      start: words[at]?.start ?? 0,
      end: words[to - 1]?.end ?? 0,
      at,
      to,
      marked,
    });
    at = Math.max(to, at + 1);
  }
  otherInstalments(found, words);
  ratesTold(found, words);
  shareUnits(found, words);
  shareOnward(found, words);
  shareByWords(found, words);
  // The months of "three lakh for thirty months" are no period of the lakhs: words of quantities are not read again.
  const rest = [...words];
  for (const { at, to } of found)
    for (let each = at; each < to; each += 1) rest[each] = { ...(words[each] as Word), kind: 'number', text: '' };
  const besides = ({ at, to }: Found) => [...rest.slice(0, at), ...words.slice(at, to), ...rest.slice(to)];
  for (const quantity of found) {
    const scale = scales[unitOf.get(word(quantity.at - 1)) ?? 'day'] ?? 0;
    const known =
      found.some(({ to }) => to === quantity.at) || /^(?:kitne|kitna|kuch|few|some)$/.test(word(quantity.at - 2));
    if (quantity.measure === 'money' && scale > 100 && !known && quantity.at > 1) quantity.cut = true;
    const timed = quantity.measure === 'money' || quantity.measure === 'percent';
    const period = quantity.per ?? (timed ? periodOf(besides(quantity), quantity) : undefined);
    if (period) quantity.per = period;
    const bound = boundAround(words, quantity);
    if (bound) quantity.bound = bound;
  }
  return counted(found, words);
}
