// What an article or a guide rests on: the rows of the ledger its file names, and the instruments those rows stand in.
import { facts } from '../../content/facts.ts';
import { tokenPattern } from '../../content/fill.ts';
import type { Fact } from '../../content/schema.ts';
import { strings } from '../../content/walk.ts';
import { formatDate } from '../../domain/money/format.ts';
import type { CheckedDate } from '../ui/checked.tsx';

export const dated = (date: string): CheckedDate => ({ date, shown: formatDate(date) });

/** Every row that a file, as it was written, shows or names in its texts. */
function rowsOf(file: unknown): Fact[] {
  const named = new Set(
    [...strings(file)].flatMap(({ path, text }) =>
      /(^|\.)row$/.test(path) ? [text] : Array.from(text.matchAll(tokenPattern), ([, name = '']) => name),
    ),
  );
  return facts.filter((row) => named.has(row.id));
}

export interface Source {
  name: string;
  href?: string;
  checked: CheckedDate;
}

/** The instruments behind its figures: each once, the firm's own statements last. */
export function sourcesOf(file: unknown): Source[] {
  const byName = Map.groupBy(rowsOf(file), ({ source }) => source.name);
  return [...byName.values()]
    .map((rows) => ({
      ...(rows[0] as Fact).source,
      checked: dated(rows.map(({ checked }) => checked).sort()[0] ?? ''),
    }))
    .filter(({ kind }) => kind !== 'house')
    .sort((a, b) => Number(a.kind === 'firm') - Number(b.kind === 'firm'))
    .map(({ name, href, checked }) => ({ name, href, checked }));
}

/** The day on which all its figures had been checked, and the day one of them was last. */
export function checkedDays(file: unknown): { oldest: CheckedDate; newest: string } {
  const days = rowsOf(file)
    .map(({ checked }) => checked)
    .sort();
  return { oldest: dated(days[0] ?? ''), newest: days.at(-1) ?? '' };
}
