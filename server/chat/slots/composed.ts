// Quantities of several parts: 1 crore 20 lakh, 2 lakh 50 hazar 5 sau, 15 years 2 months, and a half of each.
import { largestEmi } from './instalments.ts';
import type { Numeral } from './numbers.ts';
import { type Places, scales, type Unit } from './places.ts';
import type { Quantity } from './slot.ts';
import { setOf, type Word } from './words.ts';

export interface Measured {
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

const joiners = setOf('and aur और n');
const paid = /^(?:emi|kist|kisht|mahina|mahine|monthly|pm|per|har|महीना|महीने|किस्त|ईएमआई|du|dun|deta|bhar|\/)/;

export function composed(words: Word[], { word, unitAt, isPercent, start, ofScore }: Places) {
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
      const belowThousand = smaller === 1e3 && more.value >= 100 && more.value < 1000;
      // "Pachas hazar paanch sau", where the hundred is part of the number.
      const hundreds = belowThousand && more.spelt && more.value % 100 === 0;
      // "17 hazar 500", "solah hazar teen sau pachas", which is no score.
      const inWords = more.spelt || unitAt(from + 1) === 'hundred';
      const rest = belowThousand && (inWords ? !ofScore && !hundreds : more.value % 50 === 0);
      const follows = unitAt(more.end);
      const isRest = rest && (!follows || follows === 'rupee') && !isPercent(more.end) && from === to;
      if (isRest) {
        value += more.value;
        to = more.end;
        break;
      }
      if (!hundreds && (!part || part >= smaller)) break;
      // "8 lakh 10 hazar mahina": a loan and what is paid for it; not "9 lakh 80 hazar, EMI 16 hazar".
      const behind = more.end + 1;
      const ofNext = words[behind]?.clause !== words[from]?.clause || start(behind + 1) !== null;
      if (part === 1e3 && value >= largestEmi && !ofNext && paid.test(word(behind))) break;
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
    if (more && (unitAt(more.end) === 'month' || word(more.end) === 'm')) {
      value += more.value;
      to = more.end + 1;
    }
    return { measure: 'time', value, factor, to, marked: true, ...(years && { years }) };
  }

  return { scaledFrom, timeFrom };
}
