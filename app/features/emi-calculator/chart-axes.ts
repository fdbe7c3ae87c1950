// Where the marks of the chart's two axes stand.
import type { Paise } from '../../../domain/money/units.ts';

const STEPS = [1, 2, 2.5, 5, 10];
const MOST_AMOUNTS = 4;
const MOST_YEARS = 5;

/** Round amounts from nothing up, the last at or above the top: these the axis names. */
export function amountMarks(top: Paise): Paise[] {
  const power = 10 ** Math.floor(Math.log10(top / MOST_AMOUNTS));
  const step = (STEPS.find((part) => part * power * MOST_AMOUNTS >= top) ?? 10) * power;
  return Array.from({ length: Math.ceil(top / step) + 1 }, (_, i) => i * step);
}

/** Whole years along the way, the start and the last whole year among them where there is room. */
export function yearMarks(months: number): number[] {
  const years = months / 12;
  const step = [1, 2, 3, 4, 5, 6, 10].find((size) => years / size <= MOST_YEARS + 1) ?? 10;
  return Array.from({ length: Math.floor(years / step) + 1 }, (_, i) => i * step);
}
