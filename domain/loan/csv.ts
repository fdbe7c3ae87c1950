import type { Paise } from '../money/units.ts';
import type { Schedule } from './schedule.ts';

export interface CsvWords {
  month: string;
  opening: string;
  instalment: string;
  interest: string;
  principal: string;
  closing: string;
  total: string;
  /** The heading of a column for extra payments; without it, or without such payments, there is none. */
  extra?: string;
}

/** Plain decimals, which every spreadsheet reads as a number: 1112222 → 11122.22 */
function decimal(paise: Paise): string {
  const size = Math.abs(paise);
  return `${paise < 0 ? '-' : ''}${Math.floor(size / 100)}.${String(size % 100).padStart(2, '0')}`;
}

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** The schedule month by month with a line of totals. The mark at the start tells Excel that it is UTF-8. */
export function scheduleCsv({ rows, totals }: Schedule, words: CsvWords): string {
  const prepaid = <T>(column: T): T[] => (words.extra !== undefined && totals.extra > 0 ? [column] : []);
  const { month, opening, instalment, interest, principal, closing } = words;
  const head = [month, opening, instalment, interest, principal, ...prepaid(words.extra ?? ''), closing];
  const body = rows.map((row) => [
    String(row.month),
    ...[row.opening, row.instalment, row.interest, row.principal, ...prepaid(row.extra), row.closing].map(decimal),
  ]);
  const sums = [totals.instalments, totals.interest, totals.principal, ...prepaid(totals.extra)].map(decimal);
  const foot = [quoted(words.total), '', ...sums, ''];
  return `\uFEFF${[head.map(quoted), ...body, foot].map((line) => line.join(',')).join('\r\n')}\r\n`;
}
