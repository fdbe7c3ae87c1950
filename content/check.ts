// Everything that must hold of the content, each mistake as one line with its file and field.
import * as v from 'valibot';
import type { en } from './en/all.ts';
import { facts } from './facts.ts';
import { articles as articleFiles } from './folders.ts';
import { pagesOf } from './pages.ts';
import {
  articleSchema,
  awardSchema,
  factSchema,
  gallerySchema,
  leaderSchema,
  lenderSchema,
  openingSchema,
  type Prose,
  reviewSchema,
  serviceSchema,
  slideSchema,
  videoSchema,
} from './schema.ts';
import { misfits } from './wrong.ts';

type Content = typeof en;

function listProblems({ home, reviews, awards, lenders, videos, team }: Content): string[] {
  const list = (file: string, name: string, schema: v.GenericSchema, length: number, rows: unknown) =>
    misfits(`content/en/${file}.ts`, v.pipe(v.array(schema), v.length(length)), rows, name);
  return [
    ...list('home', 'hero, slides', slideSchema, 3, home.hero.slides),
    ...list('showcase', 'reviews', reviewSchema, 8, reviews),
    ...list('showcase', 'awards', awardSchema, 8, awards),
    ...list('showcase', 'lenders', lenderSchema, 10, lenders),
    ...list('showcase', 'videos', videoSchema, 4, videos),
    ...list('team', 'leaders', leaderSchema, 3, team.leaders),
    ...list('team', 'gallery', gallerySchema, 11, team.gallery),
    ...list('team', 'openings', openingSchema, 4, team.openings),
  ];
}

function articleProblems({ articles }: Content): string[] {
  const file = (index: number) => articleFiles.en[index]?.file ?? '';
  const wrong = articles.flatMap((article, i) => misfits(file(i), articleSchema, article));
  if (wrong.length > 0) return wrong;
  const pages = pagesOf(articles);
  const texts = (article: (typeof articles)[number]): Prose[] =>
    article.content.flatMap((block) =>
      block.type === 'paragraph' ? [block.text] : block.type === 'list' ? block.items : [],
    );
  articles.forEach((article, i) => {
    const twin = articles.findIndex(({ id }) => id === article.id);
    if (twin !== i) wrong.push(`${file(i)}: id: is ${article.id}, as in ${file(twin)}`);
    for (const id of article.related)
      if (id === article.id || !articles.some((other) => other.id === id))
        wrong.push(`${file(i)}: related: ${id} is no other article`);
    for (const piece of texts(article).flat())
      if (typeof piece !== 'string' && piece.href.startsWith('/') && !pages.has(piece.href.replace(/[?#].*/, '')))
        wrong.push(`${file(i)}: the link “${piece.label}”: there is no page ${piece.href}`);
  });
  return wrong;
}

export function problems(content: Content): string[] {
  return [
    ...facts.flatMap((row) => misfits('content/ledger', factSchema, row, row.id)),
    ...listProblems(content),
    ...Object.entries(content.services).flatMap(([id, service]) =>
      misfits(`content/en/services/${id}.ts`, serviceSchema, service),
    ),
    ...articleProblems(content),
  ];
}
