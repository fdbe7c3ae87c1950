// Content as pages use it: checked against its schema, figures filled in. Throws on the first row that does not fit,
// so a build with a bad row fails.
import * as v from 'valibot';
import { en } from './en/all.ts';
import { facts } from './facts.ts';
import { fill } from './fill.ts';
import {
  articleSchema,
  awardSchema,
  factSchema,
  gallerySchema,
  leaderSchema,
  lenderSchema,
  openingSchema,
  reviewSchema,
  serviceSchema,
  slideSchema,
  videoSchema,
} from './schema.ts';

export type Content = typeof en;
export type Language = 'en';

const folders: Record<Language, Content> = { en };

function check(content: Content) {
  v.parse(v.array(factSchema), facts);
  v.parse(v.pipe(v.array(slideSchema), v.length(3)), content.home.hero.slides);
  v.parse(v.pipe(v.array(reviewSchema), v.length(8)), content.reviews);
  v.parse(v.pipe(v.array(awardSchema), v.length(8)), content.awards);
  v.parse(v.pipe(v.array(lenderSchema), v.length(10)), content.lenders);
  v.parse(v.pipe(v.array(videoSchema), v.length(4)), content.videos);
  v.parse(v.pipe(v.array(leaderSchema), v.length(3)), content.team.leaders);
  v.parse(v.pipe(v.array(gallerySchema), v.length(11)), content.team.gallery);
  v.parse(v.pipe(v.array(openingSchema), v.length(4)), content.team.openings);
  for (const service of Object.values(content.services)) v.parse(serviceSchema, service);
  v.parse(v.pipe(v.array(articleSchema), v.minLength(10)), content.articles);
  const ids = new Set(content.articles.map((article) => article.id));
  if (ids.size !== content.articles.length) throw new Error('Two articles share an id');
  for (const article of content.articles)
    for (const id of article.related)
      if (!ids.has(id) || id === article.id) throw new Error(`Article ${article.id} relates to ${id}`);
}

const loaded = new Map<Language, Content>();

export function content(language: Language): Content {
  let ready = loaded.get(language);
  if (!ready) {
    const { units, ...texts } = folders[language];
    ready = { units, ...fill(texts, units) };
    check(ready);
    loaded.set(language, ready);
  }
  return ready;
}
