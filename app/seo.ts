// What search engines and share previews read of a page.
import type { MetaDescriptor } from 'react-router';
import { publicUrl } from '../content/public-url.ts';
import { firm } from '../content/firm.ts';

export interface Seo {
  /** Without the firm's name, which is added. */
  title: string;
  description: string;
  path: string;
  /** Open Graph type. */
  kind?: 'website' | 'article';
  /** The page whose share picture it borrows; its own by default. */
  picture?: string;
  jsonLd?: object[];
}

/** One picture per page, drawn at build time under the page's own path. */
export const sharePicture = (path: string) => `/og${path === '/' ? '/home' : path}.png`;
export const shareImage = (path: string) => publicUrl(sharePicture(path));

export function pageMeta(seo: Seo | undefined): MetaDescriptor[] {
  if (!seo) return [];
  const title = `${seo.title} | ${firm.name}`;
  const url = publicUrl(seo.path);
  return [
    { title },
    { name: 'description', content: seo.description },
    { tagName: 'link', rel: 'canonical', href: url },
    { tagName: 'link', rel: 'alternate', hrefLang: 'en-IN', href: url },
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: url },
    { property: 'og:site_name', content: firm.name },
    { property: 'og:type', content: seo.kind ?? 'website' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: seo.description },
    { property: 'og:url', content: url },
    { property: 'og:locale', content: 'en_IN' },
    { property: 'og:image', content: shareImage(seo.picture ?? seo.path) },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(seo.jsonLd ?? []).map((data) => ({ 'script:ld+json': data as never })),
  ];
}

/** What a route says of its page beyond its markup. The build asks it, and writes the answers to build/pages.json. */
export interface PageHandle<Loader extends (...args: never) => unknown> {
  /** The page's title in words, as its share picture shows it. */
  title: (data: Awaited<ReturnType<Loader>>) => string;
  /** The page depends on the query: with one it is rendered when asked for, without one it is the built file. */
  readsQuery?: true;
  /** The page whose share picture it borrows. */
  picture?: string;
}
