// Each kind of page carries the structured data it should, nothing of it is empty, and the vocabulary knows every word.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { test } from 'node:test';
import { content } from '../../content/load.ts';
import { readPages } from '../../server/http/page-manifest.ts';

const paths = Object.keys(readPages());
const html = (path: string) => readFileSync(`build/client${path === '/' ? '' : path}/index.html`, 'utf8');
const data = (path: string) =>
  [...html(path).matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, text]) => JSON.parse(text as string) as Record<string, unknown>,
  );
const types = (path: string) => data(path).map((thing) => thing['@type']);

function assertFilled(value: unknown, where: string): void {
  assert.ok(value !== '' && value !== null && value !== undefined, `${where} is empty`);
  if (typeof value === 'string') assert.doesNotMatch(value, /\{[a-z]+\./, `${where} holds a token`);
  if (typeof value === 'object')
    for (const [key, inner] of Object.entries(value as object)) assertFilled(inner, `${where}.${key}`);
}

test('every page kind carries its structured data, filled', () => {
  assert.ok(paths.length >= 30);
  for (const path of ['/', '/about', '/contact']) assert.deepEqual(types(path), ['FinancialService'], path);
  assert.deepEqual(
    types('/team'),
    content('en').team.leaders.map(() => 'Person'),
  );
  for (const path of paths) {
    if (path.endsWith('-details')) assert.deepEqual(types(path), ['FAQPage', 'BreadcrumbList'], path);
    else if (path.startsWith('/services/')) assert.deepEqual(types(path), ['BreadcrumbList'], path);
    else if (/^\/blog\/\d+$/.test(path)) assert.deepEqual(types(path), ['BlogPosting', 'BreadcrumbList'], path);
    else if (path.startsWith('/guides/')) {
      assert.deepEqual(types(path), ['WebPage', 'BreadcrumbList'], path);
      const [{ dateModified, reviewedBy } = {}] = data(path) as Record<string, unknown>[];
      assert.match(String(dateModified), /^\d{4}-\d\d-\d\d$/, path);
      assert.equal((reviewedBy as { roleName?: string }).roleName, content('en').guidePages.reviewer);
    }
    for (const thing of data(path)) {
      assert.equal(thing['@context'], 'https://schema.org');
      assertFilled(thing, path);
    }
  }
});

/** What the compiler says of each of these things as schema.org's, which it knows from schema-dts. */
function complaints(things: Record<string, unknown>[]): string[] {
  // Inside the project, where the compiler finds the package.
  const folder = mkdtempSync(resolve('node_modules/.structured-data-'));
  const file = join(folder, 'things.ts');
  const lines = things.map(
    (thing, i) =>
      `export const thing${i}: import('schema-dts').WithContext<S.${String(thing['@type'])}> = ${JSON.stringify(thing)};`,
  );
  writeFileSync(file, [...lines, "import type * as S from 'schema-dts';"].join('\n'));
  const flags = [
    '--ignoreConfig',
    '--noEmit',
    '--strict',
    '--skipLibCheck',
    '--module',
    'nodenext',
    '--pretty',
    'false',
  ];
  const { stdout } = spawnSync('tsc', [...flags, file], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  const about = Map.groupBy(stdout.split('\n'), (line) => Number(/things\.ts\((\d+),/.exec(line)?.[1]) - 1);
  return things.map((_, i) => about.get(i)?.join('\n') ?? '');
}

test('schema.org knows every type and property the pages use', () => {
  const every = paths.flatMap(data);
  assert.ok(every.length > 40);
  // Those that differ in their texts alone are one to the compiler, which takes its time over each.
  const shape = (thing: object) =>
    JSON.stringify(thing, (key, value) =>
      typeof value === 'string' && key !== '@type' && !value.includes('schema.org') ? '' : value,
    );
  const things = [...new Map(every.map((thing) => [shape(thing), thing])).values()];
  const [firm] = data('/') as [Record<string, unknown>];
  const slips = [
    { ...firm, adress: 'Jaipur' },
    { ...firm, geo: { '@type': 'GeoCoordinates', lat: 1 } },
  ];
  const said = complaints([...things, ...slips]);
  assert.equal(said.slice(0, things.length).join(''), '');
  for (const [i, slip] of ['adress', 'lat'].entries())
    assert.ok(said[things.length + i]?.includes(`'"${slip}"' does not exist`), said.join('\n'));
});

test('every page has its own title, description, canonical address and share picture', () => {
  const seen = { title: new Set<string>(), description: new Set<string>() };
  const sitemap = readFileSync('build/client/sitemap.xml', 'utf8');
  for (const path of paths) {
    const page = html(path);
    const title = page.match(/<title>([^<]+)/)?.[1] ?? '';
    const description = page.match(/name="description" content="([^"]+)/)?.[1] ?? '';
    const canonical = page.match(/rel="canonical" href="([^"]+)/)?.[1] ?? '';
    const picture = page.match(/property="og:image" content="([^"]+)/)?.[1] ?? '';
    assert.ok(title.length > 10 && !seen.title.has(title), `${path}: ${title}`);
    assert.ok(description.length >= 50 && !seen.description.has(description), `${path}: ${description}`);
    seen.title.add(title);
    seen.description.add(description);
    assert.equal(new URL(canonical).pathname, path);
    assert.ok(readFileSync(`build/client${new URL(picture).pathname}`).length > 5_000, `${path}: ${picture}`);
    assert.ok(sitemap.includes(`<loc>${canonical}</loc>`), `${path} is in the sitemap`);
  }
});
