// Where the marks of the chart's two axes stand.
import type { Paise } from '../../../domain/money/units.ts';

const steps = [1, 2, 2.5, 5, 10];
const mostAmounts = 4;
const mostYears = 5;

/** Round amounts from nothing up, the last at or above the top: these the axis names. */
export function amountMarks(top: Paise): Paise[] {
  const power = 10 ** Math.floor(Math.log10(top / mostAmounts));
  const step = (steps.find((part) => part * power * mostAmounts >= top) ?? 10) * power;
  return Array.from({ length: Math.ceil(top / step) + 1 }, (_, i) => i * step);
}

/** Whole years along the way, the start and the last whole year among them where there is room. */
export function yearMarks(months: number): number[] {
  const years = months / 12;
  const step = [1, 2, 3, 4, 5, 6, 10].find((size) => years / size <= mostYears + 1) ?? 10;
  return Array.from({ length: Math.floor(years / step) + 1 }, (_, i) => i * step);
}
