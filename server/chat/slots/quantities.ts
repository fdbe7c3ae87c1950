// The quantities of a message: numbers with the unit that follows, shares or is left out, as ranges and lists.
import { boundAround, periodOf } from './around.ts';
import { composed, type Measured } from './composed.ts';
import { instalments, otherInstalments, settled } from './instalments.ts';
import { shareByWords } from './lakhs.ts';
import { isNoQuantity } from './names.ts';
import { beginsNumber, type Numeral } from './numbers.ts';
import { counted } from './no-figure.ts';
import { placesOf, scales, unitOf } from './places.ts';
import { exact, highestRate, mostInstalments, ratesTold, shareOnward, shareUnits } from './sharing.ts';
import type { Found } from './slot.ts';
import { setOf, type Word } from './words.ts';

const toward = setOf('- to se से till');
const hundredth = /^(?:saikda|saikra|sainkda|sekda|saikde|sekde|saikada|sainkra|सैकडा|सैकडे|सैंकडा|सैंकडे)$/;
const perYear = setOf('pa annum roi saalana salana सालाना');
const interest = /^(?:interest|byaj|vyaj|biyaj|byaaj|sood|sud|ब्याज|सूद|intrest)$/;
/** Nobody asks with more; the rest is not read. */
const mostQuantities = 16;
const setTo = /^(?:kar|kr|kardo|कर)$/;
const leastInstalments = 4;
const mostYears = 40;
const rated = /^(?:@|at|rate|roi|interest|byaj|dar|ब्याज|दर|age|aged|umar|umr|उम्र|आयु)$/;
const afterYears = /^(?:left|more|tenure|remain\w*|balance|loan|baki|baaki)$/;
const leastMoney = 1000;
const villageRate = 20;
const leastRate = 4;

export function quantitiesIn(words: Word[], text: string): Found[] {
  if (!words.some(beginsNumber)) return [];
  const places = placesOf(words);
  const { word, unitAt, isPercent, start } = places;
  const { scaledFrom, timeFrom } = composed(words, places);

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
    // "15 y 2 m", "15 y left".
    if (word(end) === 'y' && value <= mostYears && (start(end + 1) || afterYears.test(word(end + 1))))
      return timeFrom(number, 'year');
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

  /** "13 14 hazar", "20 25 lakh": typed one behind the other, in the steps that people count such sums in. */
  function inSteps(value: number, from: number): boolean {
    const next = start(from);
    const unit = next && unitAt(next.end);
    if (!next || next.spelt || (unit !== 'thousand' && unit !== 'lakh') || rated.test(word(from - 2))) return false;
    const step = next.value - value;
    return step === 1 || (step === 2 && value % 2 === 0) || (step === 5 && value % 5 === 0);
  }

  /** "20-22 hazar", "10 se 12 lakh", "pandrah bees hazar": the second number, and what both measure. */
  function rangeFrom(number: Numeral): (Measured & { upTo?: number }) | null {
    const dash = word(number.end) === '-';
    const own = unitAt(number.end);
    const from = toward.has(word(number.end))
      ? number.end + 1
      : own && toward.has(word(number.end + 1))
        ? number.end + 2
        : (number.spelt || inSteps(number.value, number.end)) && !own
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
    const spelt = number.spelt && other.spelt;
    if (
      from === number.end &&
      !inSteps(number.value, from) &&
      (!spelt || other.value > number.value * 2 || !Number.isInteger(number.value))
    )
      return null;
    const unit = measured(other, false, false);
    if (!unit || (own && own !== unitAt(other.end))) return null;
    // "9.5 se 10.5" is a change of rate; a bare pair without a dash is none either.
    if (!dash && (unit.measure === 'percent' || unit.measure === 'bare')) return null;
    // "8.9 se 25 saal", "8.75 - fifteen years": a rate and a time.
    if (unit.years && number.value > leastRate && !Number.isInteger(number.value)) return null;
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
