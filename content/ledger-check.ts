// The rows of the ledger: shape, and whether they can be true.
import { high, isoDay, low } from './fill.ts';
import { typedFigures } from './figures.ts';
import { ledger, products } from './folders.ts';
import { type Fact, type FactInput, factSchema } from './schema.ts';
import { misfits } from './wrong.ts';
import { day } from '../domain/moments.ts';

/** Beyond these a figure is a slip of the pen, not a fact. */
const plausible: Record<Fact['unit'], readonly [least: number, most: number]> = {
  percent: [0, 100],
  rupees: [0, 1e12],
  years: [0, 50],
  months: [0, 600],
  days: [0, 366],
  'working-days': [0, 260],
  hours: [0, 720],
  age: [16, 100],
  score: [300, 900],
  count: [0, 1e9],
  year: [1900, 2100],
  date: [1900_01_01, 2100_12_31],
  number: [0, 1e6],
  'sq-m': [1, 100_000],
};
/** Nobody lends or borrows above this a year. */
const highestRate = 60;

/** Whose figure a row can be. */
const owners = ['firm', 'calculator', 'scheme', 'law', ...products.map(({ id }) => id)];

/** 31 February becomes 3 March when it is read. */
const isDay = (iso: string) => !Number.isNaN(Date.parse(iso)) && new Date(iso).toISOString().startsWith(iso);

function rowProblems(row: Fact, pages: Set<string>): string[] {
  const [least, most] = row.attribute.startsWith('rate') ? [0, highestRate] : plausible[row.unit];
  return [
    ...(owners.includes(row.product) ? [] : [`product: is ${row.product}, must be one of ${owners.join(', ')}`]),
    ...[...new Set([low(row), high(row)])]
      .filter((value) => value < least || value > most)
      .map((value) => `value: ${value} cannot be: ${row.attribute} in ${row.unit} lies between ${least} and ${most}`),
    ...[...new Set([low(row), high(row)])]
      .filter((value) => row.unit === 'date' && !isDay(isoDay(value)))
      .map((value) => `value: ${value} is no day, written 2026_01_31`),
    ...((row.product === 'scheme' || row.product === 'law') && (!row.applies || !row.source.href)
      ? ['law and schemes say to whom they apply (applies) and link to their authority (source, href)']
      : []),
    ...typedFigures(row.applies ?? '').map((found) => `applies: “${found}” is typed; it is a row of its own`),
    ...(row.expires !== null && row.expires <= row.checked ? [`expires: ${row.expires} is not after checked`] : []),
    ...row.pages.filter((page) => !pages.has(page)).map((page) => `pages: there is no page ${page}`),
    ...row.pages.filter((page, i) => row.pages.indexOf(page) !== i).map((page) => `pages: ${page} stands there twice`),
  ];
}

interface LedgerFile {
  file: string;
  rows: FactInput[];
}

export function ledgerProblems(pages: Set<string>, files: LedgerFile[] = ledger): string[] {
  const seen = new Map<string, string>();
  return files.flatMap(({ file, rows }) =>
    rows.flatMap((row) => {
      const wrong = misfits(file, factSchema, row, row.id);
      const twin = seen.get(row.id);
      seen.set(row.id, file);
      if (twin) wrong.push(`${file}: ${row.id}: this id stands in ${twin} already`);
      // A row that lacks a part cannot be judged as a whole.
      const more = wrong.length === 0 ? rowProblems(row as Fact, pages) : [];
      return [...wrong, ...more.map((message) => `${file}: ${row.id}, ${message}`)];
    }),
  );
}

/** Only what the calendar decides; `today` is India's date. */
export const datedProblems = (today: string, files: LedgerFile[] = ledger): string[] =>
  files.flatMap(({ file, rows }) =>
    rows
      .filter(({ checked }) => checked > today)
      .map(({ id, checked }) => `${file}: ${id}, checked: ${checked} is still to come`),
  );

/** What must be checked again within so many days, the first to expire first. */
export function expiring(rows: Fact[], today: string, days: number): Fact[] {
  const last = new Date(Date.parse(today) + days * day).toISOString().slice(0, 10);
  return rows
    .filter(({ expires }) => expires !== null && expires >= today && expires <= last)
    .sort((a, b) => (a.expires ?? '').localeCompare(b.expires ?? ''));
}
