// Every kind of answer carries the same protection, the ones nobody looks at included.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from '../start-server.ts';
import { content } from '../../content/load.ts';
import { enquiry } from './enquiry.ts';
import { assertProtected } from './protection.ts';
import { standInPages, startSite } from '../site.ts';
import { server } from './shared-site.ts';
import { ask, form, json } from './wire.ts';

const revalidated = 'public, max-age=0, must-revalidate';
const asset = () =>
  readFileSync(join(root, 'build/client/index.html'), 'utf8').match(/\/assets\/[\w.-]+\.css/)?.[0] ?? '';
const post = (headers: Record<string, string>, body: string) => ({ method: 'POST', headers, body });

interface Kind {
  what: string;
  path: string;
  with?: Parameters<typeof ask>[2];
  status: number;
  type?: RegExp;
  cache?: string;
  location?: string;
}

const kinds = (): Kind[] => [
  { what: 'page', path: '/about', status: 200, type: /^text\/html/, cache: revalidated },
  { what: 'page rendered when asked for', path: '/blog?x=1', status: 200, type: /^text\/html/ },
  { what: 'page’s data', path: '/about.data', status: 200, type: /^text\/x-script/, cache: revalidated },
  {
    what: 'hashed asset',
    path: asset(),
    status: 200,
    type: /^text\/css/,
    cache: 'public, max-age=31536000, immutable',
  },
  { what: 'icon', path: '/favicon.svg', status: 200, type: /^image\/svg/, cache: 'public, max-age=86400' },
  { what: 'robots.txt', path: '/robots.txt', status: 200, type: /^text\/plain/, cache: revalidated },
  { what: 'health', path: '/healthz', status: 200, type: /^application\/json/, cache: 'no-store' },
  {
    what: 'HEAD of a page',
    path: '/about',
    with: { method: 'HEAD' },
    status: 200,
    type: /^text\/html/,
    cache: revalidated,
  },
  {
    what: 'API: accepted',
    path: '/api/leads',
    with: post(json, JSON.stringify(enquiry())),
    status: 201,
    type: /^application\/json/,
    cache: 'no-store',
  },
  {
    what: 'API: invalid',
    path: '/api/leads',
    with: post(json, '{}'),
    status: 422,
    type: /^application\/json/,
    cache: 'no-store',
  },
  {
    what: 'API: another site’s',
    path: '/api/leads',
    with: post({ ...json, 'sec-fetch-site': 'cross-site' }, '{}'),
    status: 403,
    cache: 'no-store',
  },
  { what: 'API: no JSON', path: '/api/leads', with: post(form, ''), status: 415, cache: 'no-store' },
  {
    what: 'API: too large',
    path: '/api/leads',
    with: post(json, 'x'.repeat(70_000)),
    status: 413,
    cache: 'no-store',
  },
  { what: 'API: wrong method', path: '/api/leads', status: 405, type: /^application\/json/, cache: 'no-store' },
  {
    what: 'assistant',
    path: '/api/chat',
    with: post(json, JSON.stringify({ message: 'home loan rate' })),
    status: 200,
    type: /^application\/json/,
    cache: 'no-store',
  },
  { what: 'long query', path: `/about?x=${'x'.repeat(3_000)}`, status: 414, type: /^text\/html/, cache: 'no-store' },
  { what: 'many parameters', path: `/blog?${'x&'.repeat(40)}`, status: 400, type: /^text\/html/, cache: 'no-store' },
  {
    what: 'long header',
    path: '/about',
    with: { headers: { 'accept-encoding': 'x,'.repeat(200) } },
    status: 431,
    type: /^text\/html/,
    cache: 'no-store',
  },
  {
    what: 'form: many fields',
    path: '/query',
    with: post(form, 'name=A&'.repeat(100)),
    status: 400,
    type: /^text\/html/,
    cache: 'no-store',
  },
  { what: 'unknown page', path: '/no-such-page', status: 404, type: /^text\/html/, cache: 'no-store' },
  { what: 'unknown asset', path: '/assets/gone-1234.js', status: 404, cache: 'no-store' },
  { what: 'unknown status token', path: '/status/nobody', status: 404, type: /^text\/html/, cache: 'no-store' },
  { what: 'wrong method', path: '/about', with: { method: 'DELETE' }, status: 405, cache: 'no-store' },
  {
    what: 'form: another site’s',
    path: '/query',
    with: post({ ...form, origin: 'https://elsewhere.example' }, 'name=A'),
    status: 403,
    cache: 'no-store',
  },
  {
    what: 'form: invalid',
    path: '/query',
    with: post(form, 'name=A'),
    status: 422,
    type: /^text\/html/,
    cache: 'no-store',
  },
  {
    what: 'form: too large',
    path: '/query',
    with: post(form, `message=${'x'.repeat(70_000)}`),
    status: 413,
    cache: 'no-store',
  },
  { what: 'trailing slash', path: '/about/', status: 301, location: '/about' },
  { what: 'upper case', path: '/About?Ref=A', status: 301, location: '/about?Ref=A' },
  {
    what: 'two slashes lead to no other site',
    path: '//elsewhere.example/',
    status: 301,
    location: '/elsewhere.example',
  },
];

test('every kind of answer is protected, and says how long it may be kept', async (t) => {
  for (const kind of kinds()) {
    await t.test(`${kind.what}: ${kind.status}`, async () => {
      const answer = await ask(server, kind.path, kind.with);
      assert.equal(answer.status, kind.status);
      assertProtected(answer, kind.what);
      if (kind.type) assert.match(answer.headers.get('content-type') ?? '', kind.type);
      if (kind.cache) assert.equal(answer.headers.get('cache-control'), kind.cache);
      if (kind.location) assert.equal(answer.headers.get('location'), kind.location);
      if (kind.status === 405) assert.match(answer.headers.get('allow') ?? '', /POST/);
      if (kind.with?.method === 'HEAD') assert.equal(answer.body, '');
    });
  }
});

test('a failure inside answers 500, protected, without a word about what failed', async (t) => {
  const pages = standInPages(() => () => Promise.reject(new Error('secret detail')));
  const site = await startSite({ DATA_DIR: '/dev/null/nowhere' }, pages);
  t.after(site.stop);
  const failed = await ask(site, '/');
  assert.equal(failed.status, 500);
  assert.equal(failed.body, content('en').errors.failure.heading);
  assert.equal(failed.headers.get('cache-control'), 'no-store');
  assertProtected(failed, '500');
  const unwell = await ask(site, '/healthz');
  assert.equal(unwell.status, 503);
  assertProtected(unwell, '503');
});
