import type { Paise } from '../money/units.ts';
import type { MonthRow, Schedule } from './schedule.ts';

export interface ColumnWords {
  opening: string;
  drawn: string;
  instalment: string;
  interest: string;
  principal: string;
  extra: string;
  closing: string;
}

export interface Column {
  heading: string;
  of: (row: Omit<MonthRow, 'month'>) => Paise;
  /** Of all rows; null where a sum says nothing. */
  total: Paise | null;
}

/** The columns of a schedule on the screen and in every file. Parts paid out later and extra payments only where there are any. */
export function columnsOf({ rows, totals }: Schedule, words: ColumnWords): Column[] {
  const drawn = rows.reduce((sum, row) => sum + (row.drawn ?? 0), 0);
  return [
    { heading: words.opening, of: (row) => row.opening, total: null },
    ...(drawn > 0
      ? [{ heading: words.drawn, of: (row: Omit<MonthRow, 'month'>) => row.drawn ?? 0, total: drawn }]
      : []),
    { heading: words.instalment, of: (row) => row.instalment, total: totals.instalments },
    { heading: words.interest, of: (row) => row.interest, total: totals.interest },
    { heading: words.principal, of: (row) => row.principal, total: totals.principal },
    ...(totals.extra > 0
      ? [{ heading: words.extra, of: (row: Omit<MonthRow, 'month'>) => row.extra, total: totals.extra }]
      : []),
    { heading: words.closing, of: (row) => row.closing, total: null },
  ];
}
