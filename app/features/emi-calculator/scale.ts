// Where a slider's thumb may rest, and what each place stands for.
import type { Bound } from '../../../domain/loan/bounds.ts';

export interface Scale {
  min: number;
  max: number;
  step: number;
  placeOf: (value: number) => number;
  valueAt: (place: number) => number;
}

/** Within each power of ten: 1, 1.1, … 2, 2.25, … 5, 5.5, … 10. */
const round: [from: number, to: number, step: number][] = [
  [1, 2, 0.1],
  [2, 5, 0.25],
  [5, 10, 0.5],
];

export function roundAmounts(min: number, max: number): number[] {
  const amounts = new Set([min]);
  for (let power = 10 ** Math.floor(Math.log10(min)); power < max; power *= 10) {
    for (const [from, to, step] of round) {
      for (let part = from; part < to; part += step) amounts.add(Math.round(part * power));
    }
  }
  amounts.add(max);
  return [...amounts].filter((amount) => amount >= min && amount <= max).sort((a, b) => a - b);
}

export function scaleOf({ min, max, step, growing }: Bound['slider']): Scale {
  if (!growing) {
    // The nearest step inside the scale. Rounded to four decimals: 5 + 71 × 0.1 is 12.100000000000001 otherwise.
    const valueAt = (place: number) => {
      const stepped = min + Math.round((place - min) / step) * step;
      return Math.min(max, Math.max(min, Math.round(stepped * 1e4) / 1e4));
    };
    return { min, max, step, valueAt, placeOf: (value) => Math.min(max, Math.max(min, value)) };
  }
  const amounts = roundAmounts(min, max);
  const last = amounts.length - 1;
  return {
    min: 0,
    max: last,
    step: 1,
    valueAt: (place) => amounts[Math.min(last, Math.max(0, Math.round(place)))] ?? max,
    placeOf: (value) => {
      const above = amounts.findIndex((amount) => amount >= value);
      if (above <= 0) return above === 0 ? 0 : last;
      const [low = min, high = max] = amounts.slice(above - 1);
      return value - low < high - value ? above - 1 : above;
    },
  };
}
