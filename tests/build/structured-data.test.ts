// The types hold the vocabulary (schema-dts); here, that each kind of page carries what it should and nothing is empty.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

const paths = Object.keys(JSON.parse(readFileSync('build/policies.json', 'utf8')) as object);
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
  assert.deepEqual(types('/'), ['FinancialService']);
  assert.deepEqual(types('/team'), ['Person', 'Person', 'Person']);
  for (const path of paths) {
    if (path.endsWith('-details')) assert.deepEqual(types(path), ['FAQPage', 'BreadcrumbList'], path);
    else if (path.startsWith('/services/')) assert.deepEqual(types(path), ['BreadcrumbList'], path);
    else if (/^\/blog\/\d+$/.test(path)) assert.deepEqual(types(path), ['BlogPosting', 'BreadcrumbList'], path);
    for (const thing of data(path)) {
      assert.equal(thing['@context'], 'https://schema.org');
      assertFilled(thing, path);
    }
  }
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
