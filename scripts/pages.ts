// The last touch on every built page, and build/pages.json: what the build knows of each of them.
import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { matchRoutes, RouterContextProvider, type ServerBuild } from 'react-router';
import { type PageHandle, sharePicture } from '../app/seo.ts';
import { finishHtml } from '../server/http/html.ts';
import { prerenderMark } from '../server/http/page-context.ts';
import type { BuiltPage } from '../server/http/page-manifest.ts';
import { inlineIcons } from './inline-icons.ts';

/** What a page's route says of it. */
async function askRoute(
  { routes }: ServerBuild,
  path: string,
): Promise<Pick<BuiltPage, 'title' | 'readsQuery' | 'picture'>> {
  const rows = Object.values(routes).filter((route) => route?.parentId === 'root');
  const [match] = matchRoutes(rows as never[], path) ?? [];
  const { loader, handle } = (match?.route as unknown as ServerBuild['routes'][string])?.module ?? {};
  const { title, readsQuery = false, picture = path } = (handle ?? {}) as Partial<PageHandle<() => unknown>>;
  if (!match || !loader || !title) throw new Error(`The route of ${path} has no handle: see app/seo.ts`);
  const request = new Request(new URL(path, 'http://localhost'));
  const data = await loader({ request, params: match.params, context: new RouterContextProvider() } as never);
  return { title: title(data), readsQuery, picture: sharePicture(picture) };
}

export async function finishPages(client: string): Promise<Record<string, BuiltPage>> {
  const build = (await import(pathToFileURL(resolve('build/server/index.js')).href)) as ServerBuild;
  const pages: Record<string, BuiltPage> = {};
  for (const path of globSync('**/index.html', { cwd: client })
    .map(pathOf)
    .sort((a, b) => a.localeCompare(b))) {
    const file = `${client}${path}/index.html`;
    const { html, policy } = finishHtml(readFileSync(file, 'utf8'), prerenderMark, (data) => keep(client, data));
    writeFileSync(file, inlineIcons(html));
    pages[path] = { ...(await askRoute(build, path)), policy };
  }
  writeFileSync('build/pages.json', JSON.stringify(pages));
  return pages;
}

/** Named by what it holds, like every file that browsers may keep for ever. */
function keep(client: string, data: string): string {
  const address = `/assets/page-${createHash('sha256').update(data).digest('base64url').slice(0, 8)}.js`;
  writeFileSync(`${client}${address}`, data);
  return address;
}

const pathOf = (file: string) => `/${file.replace(/\/?index\.html$/, '')}`;
