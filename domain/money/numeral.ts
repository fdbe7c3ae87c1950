/** The number as its decimal digits: kept as text, because 1.1 lakh in floating point is 110000.00000000001. */
export interface Numeral {
  kind: 'number';
  whole: string;
  fraction: string;
  /** Said in words, and below a hundred: "do" or "pachas" alone is no amount. */
  spelt?: boolean;
}

interface Word {
  kind: 'word';
  text: string;
}

export type Token = Numeral | Word;

/** value × 10^shift as a whole number, rounded half up on the decimal digits; Infinity when past exact integers. */
export function scaled(value: Numeral, shift: number): number {
  const digits = value.whole + value.fraction;
  const point = value.whole.length + shift;
  const kept = digits.slice(0, Math.max(point, 0)).padEnd(Math.max(point, 0), '0');
  const roundsUp = point >= 0 && Number(digits[point] ?? '0') >= 5;
  const whole = Number(kept || '0') + (roundsUp ? 1 : 0);
  return whole <= Number.MAX_SAFE_INTEGER ? whole : Number.POSITIVE_INFINITY;
}

export const numberOf = (value: Numeral): number => Number(`${value.whole || '0'}.${value.fraction || '0'}`);
