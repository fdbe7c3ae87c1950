// Everything that must hold of the content, each mistake as one line with its file and field.
import * as v from 'valibot';
import type { en } from './en/all.ts';
import { assistantProblems } from './assistant-check.ts';
import { typedFigures } from './figures.ts';
import { facts } from './facts.ts';
import { firm } from './firm.ts';
import { firmSchema } from './firm-schema.ts';
import { articles as articleFiles } from './folders.ts';
import { ledgerProblems } from './ledger-check.ts';
import { guideProblems, linkProblems, loanProblems } from './guide-check.ts';
import { pagesOf } from './pages.ts';
import { placeOf } from './places.ts';
import { productProblems } from './product-check.ts';
import { articleSchema } from './schema.ts';
import {
  awardSchema,
  gallerySchema,
  leaderSchema,
  lenderSchema,
  openingSchema,
  reviewSchema,
  slideSchema,
  videoSchema,
} from './showcase-schema.ts';
import { strings } from './walk.ts';
import { misfits } from './wrong.ts';

type Content = typeof en;

/** Any number that the page still shows well. */
function listProblems({ home, reviews, awards, lenders, videos, team }: Content): string[] {
  const list = (file: string, name: string, schema: v.GenericSchema, rows: unknown, least = 1, most = 60) =>
    misfits(`content/en/${file}.ts`, v.pipe(v.array(schema), v.minLength(least), v.maxLength(most)), rows, name);
  return [
    ...list('home', 'hero, slides', slideSchema, home.hero.slides, 3, 3),
    ...list('showcase', 'reviews', reviewSchema, reviews, 1, 24),
    ...list('showcase', 'awards', awardSchema, awards),
    ...list('showcase', 'lenders', lenderSchema, lenders),
    ...list('showcase', 'videos', videoSchema, videos, 1, 12),
    ...list('team', 'leaders', leaderSchema, team.leaders, 1, 12),
    ...list('team', 'gallery', gallerySchema, team.gallery),
    ...list('team', 'openings', openingSchema, team.openings),
  ];
}

/** A slide's button asks for a loan there is. */
const slideProblems = ({ home, services }: Content): string[] =>
  home.hero.slides.flatMap(({ loan }, i) =>
    services[loan]
      ? []
      : [`content/en/home.ts: hero, slides, ${i + 1}, loan: there is no folder content/products/${loan}`],
  );

function articleProblems({ articles, guides }: Content): string[] {
  const file = (index: number) => articleFiles.en[index]?.file ?? '';
  const wrong = articles.flatMap((article, i) => misfits(file(i), articleSchema, article));
  if (wrong.length > 0) return wrong;
  const pages = pagesOf({ articles, guides });
  articles.forEach((article, i) => {
    const twin = articles.findIndex(({ id }) => id === article.id);
    if (twin !== i) wrong.push(`${file(i)}: id: is ${article.id}, as in ${file(twin)}`);
    for (const id of article.related)
      if (id === article.id || !articles.some((other) => other.id === id))
        wrong.push(`${file(i)}: related: ${id} is no other article`);
    wrong.push(...loanProblems(article).map((message) => `${file(i)}: ${message}`));
    wrong.push(...linkProblems(file(i), article.content, pages));
  });
  return wrong;
}

/** Cards that lead further lead to pages there are. */
const moreProblems = (content: Content): string[] =>
  [...strings(content.services)]
    .filter(({ path, text }) => path.endsWith('.more.href') && !pagesOf(content).has(text))
    .map(({ path, text }) => `${placeOf(`services.${path}`)}: there is no page ${text}`);

/** Figures stand in the ledger; a text that types one would go on saying it when the ledger no longer does. */
export const typedProblems = (raw: unknown): string[] =>
  [...strings(raw)].flatMap(({ path, text }) =>
    typedFigures(text).map((found) => `${placeOf(path)}: “${found}” is typed; name its row of the ledger in braces`),
  );

/** The clock and the mails count with it (content/promise.ts). */
function promiseProblems(): string[] {
  const row = facts.find(({ id }) => id === 'firm.response');
  const fits = row?.unit === 'hours' && typeof row.value === 'number' && row.value >= 1;
  return fits ? [] : ['content/ledger/firm.ts: firm.response: must be there, as one number of hours'];
}

export function problems(content: Content): string[] {
  return [
    ...promiseProblems(),
    ...misfits('content/firm.ts', firmSchema, firm),
    ...ledgerProblems(pagesOf(content)),
    ...listProblems(content),
    ...productProblems(content.services),
    ...assistantProblems(),
    ...slideProblems(content),
    ...moreProblems(content),
    ...articleProblems(content),
    ...guideProblems(content),
  ];
}
