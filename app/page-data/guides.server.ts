// Guides as their pages show them: figures with the rows behind them, and cards.
import { fact, figure } from '../../content/fill.ts';
import { guides as files } from '../../content/folders.ts';
import { type Guide, guideGroups, guidePath } from '../../content/guide-schema.ts';
import type { Content } from '../../content/load.ts';
import type { Article } from '../../content/schema.ts';
import type { ReadingList } from '../sections/further-reading.tsx';
import type { GuideCard } from '../sections/guide-cards.tsx';
import { dated } from './sources.server.ts';

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

/** A guide as its file has it, with its tokens. */
export const guideFile = (id: string) => files.en.find(({ guide }) => guide.id === id)?.guide;

export const reviewedOn = ({ reviewed }: Guide) => dated(reviewed);

export const cardOf = ({ id, heading, teaser }: Guide): GuideCard => ({
  title: heading,
  text: teaser,
  href: guidePath(id),
});

const articleCard = ({ id, title, readTime }: Article): GuideCard => ({ title, text: readTime, href: `/blog/${id}` });

/** What to read before applying for a loan: the guides and articles whose files name it. */
export function readingFor({ guides, articles, guidePages, blog }: Content, loan: string) {
  const lists: ReadingList[] = [
    {
      title: guidePages.heading,
      cards: guides.filter(({ loans }) => loans.includes(loan)).map(cardOf),
      all: { label: guidePages.all, href: '/guides' },
    },
    {
      title: blog.list,
      cards: articles.filter(({ loans }) => loans.includes(loan)).map(articleCard),
      all: { label: blog.all, href: '/blog' },
    },
  ];
  return { title: guidePages.ofLoan, lists: lists.filter(({ cards }) => cards.length > 0) };
}

export const cardGroups = (guides: Guide[]) =>
  guideGroups.map((group) => ({ title: group, cards: guides.filter((guide) => guide.group === group).map(cardOf) }));
