import type { CalendarMonth } from '../money/month.ts';
import type { YearOf } from './schedule.ts';

/** How the rows of a schedule are gathered: by years of the loan, January to December, or April to March. */
export const yearKinds = ['loan', 'calendar', 'financial'] as const;
export type YearKind = (typeof yearKinds)[number];

/** India's financial year begins in April. */
const april = 3;

/** When an instalment is paid: the loan starts in the month of its first one. */
export const monthOf = (start: CalendarMonth, month: number): CalendarMonth => start + month - 1;

export const calendarYear =
  (start: CalendarMonth): YearOf =>
  (month) =>
    Math.floor(monthOf(start, month) / 12);

/** Named by the year it begins in: 2026 for April 2026 – March 2027. */
export const financialYear =
  (start: CalendarMonth): YearOf =>
  (month) =>
    Math.floor((monthOf(start, month) - april) / 12);

/** For byYear. Years of the loan where the month it starts in is not known. */
export function yearsOf(kind: YearKind, start: CalendarMonth | null): YearOf | undefined {
  if (start === null || kind === 'loan') return undefined;
  return kind === 'calendar' ? calendarYear(start) : financialYear(start);
}

/** The month of the last instalment: free of debt in March 2041. */
export const debtFreeIn = (start: CalendarMonth, rows: readonly unknown[]): CalendarMonth =>
  monthOf(start, rows.length);
