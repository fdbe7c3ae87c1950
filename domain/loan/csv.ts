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
}

/** Plain decimals, which every spreadsheet reads as a number: 1112222 → 11122.22 */
const decimal = (paise: Paise): string => `${Math.floor(paise / 100)}.${String(paise % 100).padStart(2, '0')}`;

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** The schedule month by month with a line of totals. The mark at the start tells Excel that it is UTF-8. */
export function scheduleCsv({ rows, totals }: Schedule, words: CsvWords): string {
  const head = [words.month, words.opening, words.instalment, words.interest, words.principal, words.closing];
  const body = rows.map(({ month, opening, instalment, interest, principal, closing }) => [
    String(month),
    ...[opening, instalment, interest, principal, closing].map(decimal),
  ]);
  const sums = [totals.instalments, totals.interest, totals.principal].map(decimal);
  const foot = [quoted(words.total), '', ...sums, ''];
  return `\uFEFF${[head.map(quoted), ...body, foot].map((line) => line.join(',')).join('\r\n')}\r\n`;
}
