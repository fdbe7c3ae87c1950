// Guides as their pages show them: figures with the rows behind them, and the instruments those rows stand in.
import { facts } from '../../content/facts.ts';
import { fact, figure, tokenPattern } from '../../content/fill.ts';
import { guides as files } from '../../content/folders.ts';
import { type Guide, guideGroups, guidePath } from '../../content/guide-schema.ts';
import type { Content } from '../../content/load.ts';
import type { Fact } from '../../content/schema.ts';
import { strings } from '../../content/walk.ts';
import { formatDate } from '../../domain/money/format.ts';
import type { GuideCard } from '../sections/guide-cards.tsx';
import type { CheckedDate } from '../ui/checked.tsx';

const dated = (date: string): CheckedDate => ({ date, shown: formatDate(date) });

/** Every row a guide shows or names in its texts. */
function rowsOf(id: string): Fact[] {
  const raw = files.en.find(({ guide }) => guide.id === id)?.guide;
  const texts = [...strings(raw)];
  const named = new Set(
    texts.flatMap(({ path, text }) =>
      /(^|\.)row$/.test(path) ? [text] : Array.from(text.matchAll(tokenPattern), ([, name = '']) => name),
    ),
  );
  return facts.filter((row) => named.has(row.id));
}

/** To whom a figure applies is said where it is first so. */
export function figuresOf({ figures }: Guide, units: Content['units']) {
  const said = new Set<string>();
  return figures.map(({ row: id, label }) => {
    const row = fact(id);
    const applies = row.applies && !said.has(row.applies) ? row.applies : '';
    said.add(applies);
    return { label, value: figure(row, units), bound: row.bound, applies };
  });
}

export interface GuideSource {
  name: string;
  href?: string;
  checked: CheckedDate;
}

/** The instruments behind its figures: each once, the firm's own statements last. */
export function sourcesOf(id: string): GuideSource[] {
  const byName = Map.groupBy(rowsOf(id), ({ source }) => source.name);
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
export function checkedDays(id: string): { oldest: CheckedDate; newest: string } {
  const days = rowsOf(id)
    .map(({ checked }) => checked)
    .sort();
  return { oldest: dated(days[0] ?? ''), newest: days.at(-1) ?? '' };
}

export const reviewedOn = ({ reviewed }: Guide) => dated(reviewed);

export const cardOf = ({ id, heading, teaser }: Guide): GuideCard => ({
  title: heading,
  text: teaser,
  href: guidePath(id),
});

export const cardsOfLoan = (guides: Guide[], product: string): GuideCard[] =>
  guides.filter((guide) => guide.product === product).map(cardOf);

export const cardGroups = (guides: Guide[]) =>
  guideGroups.map((group) => ({ title: group, cards: guides.filter((guide) => guide.group === group).map(cardOf) }));
