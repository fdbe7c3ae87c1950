// Numbers as visitors write them: 4,00,000, 9,5, sadhe teen, two and a half, three quarters; and the unit that follows.
import { fractionWords, numberWords } from '../../domain/money/number-words.ts';
import { units } from './lexicon/units.ts';
import type { Token } from './normalise.ts';

export const unitOf = new Map(
  Object.entries(units).flatMap(([unit, names]) =>
    names.map((name): [string, keyof typeof units] => [name, unit as keyof typeof units]),
  ),
);
export const joiners = new Set(['and', 'aur', 'और', '/']);
const MOST_INSTALMENTS = 480;

/** Whether single letters may be units: 10L and 36m, but not the "m" of "i m 30". */
const isUnitHere = (token: Token | undefined): boolean =>
  token !== undefined && (token.text.length > 1 || token.attached || token.kind === 'symbol' || token.text === 'k');

export interface Numeral {
  value: number;
  end: number;
  spelt: boolean;
  grouped: boolean;
}

/** Readers of the number or unit at a place of the message. */
export function createNumerals(tokens: Token[], words: string[]) {
  // The ₹ or Rs between two numbers belongs to the second.
  const leadsOn = (at: number) => /^(₹|rs|inr)$/.test(tokens[at]?.text ?? '') && tokens[at + 1]?.kind === 'number';
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

  return { unitAt, numberAt, andFractionAt, instalmentsAt };
}
