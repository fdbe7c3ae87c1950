// The figures in a message with what they measure: 10 lakh, dedh crore, ₹4,00,000, 9.5 %, 15 saal, 36m.
import { fractionWords, numberWords, units } from './lexicon/units.ts';
import { isMonthlyRate } from './monthly-rate.ts';
import type { Token } from './normalise.ts';

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

const unitOf = new Map(
  Object.entries(units).flatMap(([unit, names]) =>
    names.map((name): [string, keyof typeof units] => [name, unit as keyof typeof units]),
  ),
);
const scale: Partial<Record<keyof typeof units, number>> = {
  crore: 1e7,
  million: 1e6,
  lakh: 1e5,
  thousand: 1e3,
  hundred: 100,
};
const joiners = new Set(['and', 'aur', 'और', '/']);
const perYear = new Set(['pa', 'annum', 'roi']);

/** Whether single letters may be units: 10L and 36m, but not the "m" of "i m 30". */
const isUnitHere = (token: Token | undefined): boolean =>
  token !== undefined && (token.text.length > 1 || token.attached || token.kind === 'symbol' || token.text === 'k');

const MOST_INSTALMENTS = 480;
const hundredth = /^(saikda|saikra|sainkda|sekda|saikde|सैकडा|सैकडे)$/;
const either = /^(and|or|aur|ya|vs|versus|और|या|\/)$/;

interface Numeral {
  value: number;
  end: number;
  spelt: boolean;
  grouped: boolean;
}

export function quantities(tokens: Token[], words: string[]): Quantity[] {
  const found: Quantity[] = [];
  // The ₹ between two numbers belongs to the second.
  const leadsOn = (at: number) => tokens[at]?.text === '₹' && tokens[at + 1]?.kind === 'number';
  const unitAt = (at: number) =>
    isUnitHere(tokens[at]) && !leadsOn(at)
      ? (unitOf.get(tokens[at]?.text ?? '') ?? unitOf.get(words[at] ?? ''))
      : undefined;

  /** "Half", "aadha", "quarter", "three quarters" from here. */
  function fractionAt(at: number): { value: number; end: number } | null {
    const value = numberWords.get(tokens[at]?.text ?? '');
    if (value === 3 && /^quarters?$/.test(tokens[at + 1]?.text ?? '')) return { value: 0.75, end: at + 2 };
    return value !== undefined && value < 1 ? { value, end: at + 1 } : null;
  }

  /** "And a half", "and half", "aur aadha", "and three quarters". */
  function andFractionAt(at: number): { value: number; end: number } | null {
    if (!joiners.has(words[at] ?? '') || words[at] === '/') return null;
    return fractionAt(words[at + 1] === 'a' ? at + 2 : at + 1);
  }

  function numberAt(at: number): Numeral | null {
    const number = wholeAt(at);
    const more = number && Number.isInteger(number.value) ? andFractionAt(number.end) : null;
    return number && more && unitAt(more.end) ? { ...number, value: number.value + more.value, end: more.end } : number;
  }

  function wholeAt(at: number): Numeral | null {
    const token = tokens[at];
    if (!token) return null;
    const single = token.text === 'a' && /^(for|over|within)$/.test(tokens[at - 1]?.text ?? '') && unitAt(at + 1);
    if (single === 'year' || single === 'month') return { value: 1, end: at + 1, spelt: true, grouped: false };
    if (token.kind === 'number') {
      // Thousands are parted by three digits at the end: a comma before one or two is a decimal one.
      const decimal = /^\d{1,2},\d{1,2}$/.test(token.text);
      return {
        value: Number(decimal ? token.text.replace(',', '.') : token.text.replace(/,/g, '')),
        end: at + 1,
        spelt: false,
        grouped: token.text.includes(',') && !decimal,
      };
    }
    const fraction = fractionWords.get(token.text);
    if (fraction !== undefined) {
      const whole = numberAt(at + 1);
      if (whole) return { ...whole, value: whole.value + fraction, spelt: true };
      return fraction === 0.25 && unitAt(at + 1) ? { value: 1.25, end: at + 1, spelt: true, grouped: false } : null;
    }
    const part = fractionAt(at);
    if (part && part.end > at + 1) return { ...part, spelt: true, grouped: false };
    const word = numberWords.get(token.text);
    if (word === undefined) return null;
    let value = word;
    let end = at + 1;
    const next = numberWords.get(tokens[end]?.text ?? '');
    if (word >= 20 && word % 10 === 0 && next !== undefined && next < 10 && next >= 1) {
      value += next;
      end += 1;
    }
    if (value === 0.5 && ['a', 'an', 'ek'].includes(tokens[end]?.text ?? '')) end += 1;
    if (unitAt(end) === 'hundred') {
      value *= 100;
      end += 1;
    }
    return { value, end, spelt: true, grouped: false };
  }

  /** The end of "24 monthly instalments", "36 EMIs": as many months. */
  function instalmentsAt({ value, end }: Numeral): number {
    if (!Number.isInteger(value) || value < 2 || value > MOST_INSTALMENTS) return 0;
    const at = /^(monthly|equal|easy|masik|मासिक)$/.test(tokens[end]?.text ?? '') ? end + 1 : end;
    return /^(instal?lments|emis|kiste|kisten|kisto|kishte|किस्तों|किस्तें)$/.test(tokens[at]?.text ?? '') ? at + 1 : 0;
  }

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
