import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { brotli } from '../../scripts/compress.ts';
import { readPages } from '../../server/http/page-manifest.ts';
import { assertProtected } from './protection.ts';
import { server } from './shared-site.ts';
import { ask } from './wire.ts';

test('a page that has not changed is not sent again, and stays protected', async () => {
  const first = await ask(server, '/about', { headers: { 'accept-encoding': 'br' } });
  assert.equal(first.headers.get('content-encoding'), 'br');
  assert.equal(first.headers.get('vary'), 'Accept-Encoding');
  const etag = first.headers.get('etag') ?? '';
  const again = await ask(server, '/about', { headers: { 'accept-encoding': 'br', 'if-none-match': etag } });
  assert.equal(again.status, 304);
  assert.equal(again.headers.get('etag'), etag);
  assert.equal(again.headers.get('cache-control'), 'public, max-age=0, must-revalidate');
  assertProtected(again, '304');
  assert.equal(
    again.headers.get('content-security-policy'),
    first.headers.get('content-security-policy'),
    'a cached page is shown under the policy of the 304',
  );
});

// The budget of the first visit (tests/build/budget.test.ts) counts on it.
test('what is sent is compressed as far as it goes', async () => {
  const { headers } = await ask(server, '/', { headers: { 'accept-encoding': 'br' } });
  assert.equal(Number(headers.get('content-length')), brotli(readFileSync('build/client/index.html')).length);
});

test('HEAD tells what GET would send', async () => {
  const get = await ask(server, '/about');
  const head = await ask(server, '/about', { method: 'HEAD' });
  for (const name of ['content-type', 'content-length', 'etag', 'content-security-policy'])
    assert.equal(head.headers.get(name), get.headers.get(name), name);
});

test('data fetched ahead keeps for the next tap, a page fetched ahead does not', async () => {
  const ahead = { headers: { 'sec-purpose': 'prefetch' } };
  const cache = async (path: string) => (await ask(server, path, ahead)).headers.get('cache-control');
  assert.equal(await cache('/about.data?_routes=routes%2Fabout'), 'private, max-age=60');
  assert.equal(await cache('/about'), 'public, max-age=0, must-revalidate');
});

test('with a query in its address a page is still the built file, unless its route says that it reads it', async () => {
  const pages = Object.entries(readPages());
  assert.ok(pages.some(([, { readsQuery }]) => readsQuery) && pages.some(([, { readsQuery }]) => !readsQuery));
  for (const [path, { readsQuery }] of pages) {
    const { status, headers } = await ask(server, `${path}?utm_source=letter`);
    assert.equal(status, 200, path);
    assert.equal(headers.has('etag'), !readsQuery, path);
  }
});
