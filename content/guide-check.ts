// Guides: their shape, the rows they name, where their links lead.
import { facts } from './facts.ts';
import { guides as files } from './folders.ts';
import { type Guide, guideSchema } from './guide-schema.ts';
import { pagesOf } from './pages.ts';
import { productIds } from './products.ts';
import type { Article, Block } from './schema.ts';
import { misfits } from './wrong.ts';

/** Links in text that lead to no page. */
export function linkProblems(file: string, content: Block[], pages: Set<string>): string[] {
  return content
    .flatMap((block) => (block.type === 'paragraph' ? [block.text] : block.type === 'list' ? block.items : []))
    .flat()
    .flatMap((piece) =>
      typeof piece !== 'string' && piece.href.startsWith('/') && !pages.has(piece.href.replace(/[?#].*/, ''))
        ? [`${file}: the link “${piece.label}”: there is no page ${piece.href}`]
        : [],
    );
}

/** Pages of loans that there are not would link to it. */
export const loanProblems = ({ loans }: Pick<Article, 'loans'>): string[] =>
  loans.filter((id) => !productIds.includes(id)).map((id) => `loans: there is no loan ${id}`);

export function guideProblems({ articles, guides }: { articles: Article[]; guides: Guide[] }): string[] {
  const file = (index: number) => files.en[index]?.file ?? '';
  const wrong = guides.flatMap((guide, i) => misfits(file(i), guideSchema, guide));
  if (wrong.length > 0) return wrong;
  const pages = pagesOf({ articles, guides });
  const ids = new Set(facts.map(({ id }) => id));
  return guides.flatMap((guide, i) => {
    const twin = guides.findIndex(({ id }) => id === guide.id);
    return [
      ...(twin === i ? [] : [`id: is ${guide.id}, as in ${file(twin)}`]),
      ...(productIds.includes(guide.product) ? [] : [`product: there is no loan ${guide.product}`]),
      ...loanProblems(guide),
      ...[guide.row, ...guide.figures.map(({ row }) => row)]
        .filter((row) => row !== undefined && !ids.has(row))
        .map((row) => `there is no row '${row}' in the ledger`),
      ...guide.related
        .filter((id) => id === guide.id || !guides.some((other) => other.id === id))
        .map((id) => `related: ${id} is no other guide`),
      ...guide.links
        .filter(({ href }) => !pages.has(href.replace(/[?#].*/, '')))
        .map(({ label, href }) => `links, ${label}: there is no page ${href}`),
    ]
      .map((message) => `${file(i)}: ${message}`)
      .concat(linkProblems(file(i), guide.content, pages));
  });
}
