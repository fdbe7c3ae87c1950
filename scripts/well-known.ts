// What search engines, readers and researchers look for at known addresses: sitemap, feed, robots, manifest, security.
import { mkdirSync, writeFileSync } from 'node:fs';
import { facts } from '../content/facts.ts';
import { publicUrl } from '../content/public-url.ts';
import { firm } from '../content/firm.ts';
import { content } from '../content/load.ts';
import { escapeXml } from './xml.ts';
import { day } from '../domain/moments.ts';

/** Pages show figures: they are as fresh as the ledger's last check. Articles carry their own date. */
function lastChanged(path: string): string {
  const article = content('en').articles.find(({ id }) => path === `/blog/${id}`);
  return (
    article?.date ??
    facts
      .map(({ checked }) => checked)
      .sort()
      .at(-1) ??
    ''
  );
}

function sitemap(paths: string[]): string {
  const urls = paths.map(
    (path) => `<url><loc>${escapeXml(publicUrl(path))}</loc><lastmod>${lastChanged(path)}</lastmod></url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}

function feed(): string {
  const { blog, articles } = content('en');
  const items = articles.map(
    ({ id, title, excerpt, date, category }) =>
      `<item><title>${escapeXml(title)}</title><link>${publicUrl(`/blog/${id}`)}</link><guid>${publicUrl(`/blog/${id}`)}</guid><pubDate>${new Date(date).toUTCString()}</pubDate><category>${escapeXml(category)}</category><description>${escapeXml(excerpt)}</description></item>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel><title>${escapeXml(`${firm.name}: ${blog.heading}`)}</title><link>${publicUrl('/blog')}</link><atom:link href="${publicUrl('/rss.xml')}" rel="self" type="application/rss+xml"/><description>${escapeXml(blog.description)}</description><language>en-in</language>\n${items.join('\n')}\n</channel></rss>\n`;
}

const robots = () => `User-agent: *\nDisallow: /status/\nDisallow: /api/\n\nSitemap: ${publicUrl('/sitemap.xml')}\n`;

/** A year ahead, as the standard asks; the build renews it. */
const security = () =>
  `Contact: mailto:${firm.emails.support}\nExpires: ${new Date(Date.now() + 365 * day).toISOString()}\nPreferred-Languages: en, hi\nCanonical: ${publicUrl('/.well-known/security.txt')}\n`;

const manifest = () =>
  JSON.stringify({
    name: firm.name,
    short_name: firm.name,
    description: content('en').home.description,
    start_url: '/',
    display: 'browser',
    background_color: '#ffffff',
    theme_color: '#F3C7B9',
    icons: [192, 512].map((size) => ({
      src: `/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: 'any maskable',
    })),
  });

export function writeWellKnown(client: string, paths: string[]): void {
  mkdirSync(`${client}/.well-known`, { recursive: true });
  writeFileSync(`${client}/sitemap.xml`, sitemap(paths));
  writeFileSync(`${client}/rss.xml`, feed());
  writeFileSync(`${client}/robots.txt`, robots());
  writeFileSync(`${client}/.well-known/security.txt`, security());
  writeFileSync(`${client}/site.webmanifest`, manifest());
}
