import type { Paise } from '../money/units.ts';
import { type ColumnWords, columnsOf } from './columns.ts';
import type { Schedule } from './schedule.ts';

export interface FileWords extends ColumnWords {
  monthColumn: string;
  dateColumn: string;
  total: string;
}

/** When a month's instalment is paid: March 2041. Without it there is no column for it. */
export type WhenPaid = ((month: number) => string) | null;

/** Plain decimals, which every spreadsheet reads as a number: 1112222 → 11122.22 */
function decimal(paise: Paise): string {
  const size = Math.abs(paise);
  return `${paise < 0 ? '-' : ''}${Math.floor(size / 100)}.${String(size % 100).padStart(2, '0')}`;
}

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** The schedule month by month with a line of totals. The mark at the start tells Excel that it is UTF-8. */
export function scheduleCsv(schedule: Schedule, words: FileWords, when: WhenPaid = null): string {
  const columns = columnsOf(schedule, words);
  const dated = (text: string): string[] => (when ? [text] : []);
  const head = [words.monthColumn, ...dated(words.dateColumn), ...columns.map(({ heading }) => heading)];
  const body = schedule.rows.map((row) => [
    String(row.month),
    ...dated(when?.(row.month) ?? ''),
    ...columns.map(({ of }) => decimal(of(row))),
  ]);
  const foot = [words.total, ...dated(''), ...columns.map(({ total }) => (total === null ? '' : decimal(total)))];
  return `\uFEFF${[head, ...body, foot].map((line) => line.map(quoted).join(',')).join('\r\n')}\r\n`;
}
