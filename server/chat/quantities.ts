// The figures in a message with what they measure: 10 lakh, dedh crore, ₹4,00,000, 9.5 %, 15 saal, 36m.
import type { units } from './lexicon/units.ts';
import { isMonthlyRate } from './monthly-rate.ts';
import type { Token } from './normalise.ts';
import { createNumerals, joiners, unitOf } from './numerals.ts';

type Measure = 'money' | 'percent' | 'months' | 'days' | 'hours' | 'bare';
export interface Quantity {
  measure: Measure;
  value: number;
  /** Given in years rather than months. */
  years?: boolean;
  /** A percentage of the month rather than the year. */
  monthly?: boolean;
  at: number;
  end: number;
}

const scale: Partial<Record<keyof typeof units, number>> = {
  crore: 1e7,
  million: 1e6,
  lakh: 1e5,
  thousand: 1e3,
  hundred: 100,
};
const perYear = new Set(['pa', 'annum', 'roi']);

const hundredth = /^(saikda|saikra|sainkda|sekda|saikde|सैकडा|सैकडे)$/;
const either = /^(and|or|aur|ya|vs|versus|और|या|\/)$/;

export function quantities(tokens: Token[], words: string[]): Quantity[] {
  const found: Quantity[] = [];
  const { unitAt, numberAt, andFractionAt, instalmentsAt } = createNumerals(tokens, words);
  for (let at = 0; at < tokens.length; ) {
    const prefixed = unitOf.get(tokens[at]?.text ?? '') === 'rupee';
    const afterAt = tokens[at]?.text === '@';
    const number = numberAt(prefixed || afterAt ? at + 1 : at);
    if (!number) {
      at += 1;
      continue;
    }
    let { value, end } = number;
    const counted = instalmentsAt(number);
    if (counted > 0) {
      found.push({ measure: 'months', value, at, end: counted });
      at = counted;
      continue;
    }
    const unit = unitAt(end);
    const factor = unit ? scale[unit] : undefined;
    let measure: Measure = 'bare';
    let years = false;
    let byMonth = false;
    // "Two years and a half", where no unit follows the half.
    const trailing = unit && Number.isInteger(value) ? andFractionAt(end + 1) : null;
    const half = trailing && !unitAt(trailing.end) ? trailing : null;
    if (half) value += half.value;
    if (factor && unit !== 'hundred') {
      measure = 'money';
      value *= factor;
      end = half?.end ?? end + 1;
      // 1 crore 20 lakh, 2 lakh 50 hazar: each further part is smaller than the one before.
      for (let smaller = factor; ; ) {
        const from = joiners.has(tokens[end]?.text ?? '') ? end + 1 : end;
        const more = numberAt(from);
        const part = more ? scale[unitAt(more.end) ?? 'day'] : undefined;
        if (!more || !part || part >= smaller) break;
        value += more.value * part;
        end = more.end + 1;
        smaller = part;
      }
      if (unitAt(end) === 'rupee') end += 1;
    } else if (unit === 'percent') {
      measure = 'percent';
      end += 1;
    } else if (tokens[end]?.text === 'per' && tokens[end + 1]?.text === 'cent') {
      measure = 'percent';
      end += 2;
    } else if ((unit === 'year' || unit === 'month') && value >= 1000) {
      // 40000 mahine ki aamdani: the month is what the money is for.
      measure = 'money';
    } else if (unit === 'year' || unit === 'month') {
      measure = 'months';
      years = unit === 'year';
      value *= years ? 12 : 1;
      end = half?.end ?? end + 1;
      const from = joiners.has(tokens[end]?.text ?? '') ? end + 1 : end;
      const more = years ? numberAt(from) : null;
      if (more && unitAt(more.end) === 'month') {
        value += more.value;
        end = more.end + 1;
      }
    } else if (unit === 'day' || unit === 'hour') {
      measure = unit === 'day' ? 'days' : 'hours';
      end += 1;
    } else if (unit === 'rupee' && hundredth.test(tokens[end + 1]?.text ?? '')) {
      // "2 rupaye saikda": two rupees in the hundred, every month.
      measure = 'percent';
      byMonth = true;
      end += 2;
    } else if (prefixed || unit === 'rupee') {
      measure = 'money';
      if (unit === 'rupee') end += 1;
    } else if (
      afterAt ||
      perYear.has(tokens[end]?.text ?? '') ||
      (tokens[end]?.text === 'p' && tokens[end + 1]?.text === 'a')
    ) {
      measure = 'percent';
    } else if (number.spelt) {
      // "do" is two only before something it counts; "bata do" asks for something.
      at += 1;
      continue;
    } else if (number.grouped && value >= 1000) {
      measure = 'money';
    }
    const monthly = byMonth || (measure === 'percent' && isMonthlyRate(value, tokens, words, at, end));
    found.push({
      measure,
      value: Math.round(value * 1e6) / 1e6,
      ...(years ? { years } : {}),
      ...(monthly ? { monthly } : {}),
      at,
      end,
    });
    at = Math.max(end, at + 1);
  }
  return found.map((quantity, index) => {
    const next = found[index + 1];
    const shares = next && next.at === quantity.end + 1 && either.test(words[quantity.end] ?? '');
    return shares && quantity.measure === 'bare' ? (withUnitOf(quantity, next, found) ?? quantity) : quantity;
  });
}

/** "3 and 5 years", "8.5 or 9%": the unit stands once for both. */
function withUnitOf(quantity: Quantity, next: Quantity, all: Quantity[]): Quantity | null {
  const { value } = quantity;
  if (next.measure === 'percent' && value <= 60) return { ...next, value, at: quantity.at, end: quantity.end };
  const rateGiven = all.some(({ measure }) => measure === 'percent');
  if (next.measure !== 'months' || !rateGiven || value > 40 || !Number.isInteger(value)) return null;
  return { ...next, value: value * (next.years ? 12 : 1), at: quantity.at, end: quantity.end };
}
