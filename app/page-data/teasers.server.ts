import type { Article } from '../../content/schema.ts';
import { formatDate } from '../../domain/money/format.ts';
import { art } from './art.server.ts';
import type { Teaser } from '../sections/post-card.tsx';

export function teaser(article: Article): Teaser {
  const { id, title, excerpt, author, date, category, readTime, image, imageAlt } = article;
  return {
    id,
    title,
    excerpt,
    author,
    date,
    dateShown: formatDate(date),
    category,
    readTime,
    image: art(image),
    imageAlt,
  };
}
