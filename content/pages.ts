// The addresses a text may link to or a row may name.
import { amountPages } from './amount-pages.ts';
import { type Guide, guidePath } from './guide-schema.ts';
import type { Article } from './schema.ts';
import { products } from './products.ts';

/** Pages that are always there; loans and articles bring their own. app/routes.ts has a row for each. */
const fixedPages = [
  '/',
  '/about',
  '/team',
  '/contact',
  '/query',
  '/blog',
  '/emi-calculator',
  '/schemes',
  '/eligibility',
  '/documents',
  '/terms',
  '/privacy',
  '/guides',
];

interface Written {
  articles: Pick<Article, 'id'>[];
  guides: Pick<Guide, 'id'>[];
}

export function pagesOf({ articles, guides }: Written): Set<string> {
  return new Set([
    ...fixedPages,
    ...products.flatMap(({ overview, details }) => [overview, details]),
    ...articles.map(({ id }) => `/blog/${id}`),
    ...guides.map(({ id }) => guidePath(id)),
    ...amountPages.map(({ path }) => path),
  ]);
}
