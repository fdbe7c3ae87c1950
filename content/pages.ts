// The addresses a text may link to or a row may name.
import type { Article } from './schema.ts';
import { products } from './products.ts';

/** Pages that are always there; loans and articles bring their own. app/routes.ts has a row for each. */
const fixedPages = ['/', '/about', '/team', '/contact', '/query', '/blog', '/emi-calculator', '/terms', '/privacy'];

export function pagesOf(articles: Pick<Article, 'id'>[]): Set<string> {
  return new Set([
    ...fixedPages,
    ...products.flatMap(({ overview, details }) => [overview, details]),
    ...articles.map(({ id }) => `/blog/${id}`),
  ]);
}
