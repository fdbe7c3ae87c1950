// Every kind of answer carries the same protection, the ones nobody looks at included.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { createApp } from '../../server/app.ts';
import { readEnv } from '../../server/env.ts';
import { unlimited } from '../../server/http/limits.ts';
import { createLog } from '../../server/log.ts';
import { type RunningServer, root, startServer } from '../../scripts/start-server.ts';

interface Answer {
  status: number;
  headers: Headers;
  body: string;
}

let server: RunningServer;
before(async () => {
  server = await startServer({ LOG_LEVEL: 'info' });
});
after(() => server?.stop());

/** As the wire has it: fetch would tidy the path, follow redirects and drop what a HEAD should not have. */
function ask(path: string, { method = 'GET', headers = {}, body = '' } = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const call = request({ port: server.port, host: '127.0.0.1', path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: new Headers(response.headersDistinct as Record<string, string[]> as never),
          body: Buffer.concat(chunks).toString(),
        }),
      );
    });
    call.on('error', reject);
    call.end(body);
  });
}

function directives(answer: Answer): Map<string, string[]> {
  const policy = answer.headers.get('content-security-policy') ?? '';
  return new Map(
    policy.split(';').map((part) => {
      const [name = '', ...values] = part.trim().split(/\s+/);
      return [name, values];
    }),
  );
}

function assertProtected(answer: Answer, what: string): void {
  const header = (name: string) => answer.headers.get(name) ?? '';
  const policy = directives(answer);
  assert.deepEqual(policy.get('default-src'), ["'none'"], `${what}: default-src`);
  const scripts = policy.get('script-src') ?? policy.get('default-src') ?? [];
  for (const source of scripts)
    assert.match(source, /^('self'|'none'|'sha256-[A-Za-z\d+/]{43}=')$/, `${what}: script-src`);
  assert.deepEqual(policy.get('frame-ancestors'), ["'none'"], `${what}: frame-ancestors`);
  assert.equal(header('x-frame-options'), 'DENY', what);
  assert.match(header('strict-transport-security'), /^max-age=(\d{8,}); includeSubDomains$/, what);
  assert.equal(header('x-content-type-options'), 'nosniff', what);
  assert.match(header('referrer-policy'), /^(strict-origin-when-cross-origin|no-referrer)$/, what);
  for (const power of ['camera', 'geolocation', 'microphone', 'payment'])
    assert.ok(header('permissions-policy').includes(`${power}=()`), `${what}: ${power}`);
  assert.equal(header('cross-origin-opener-policy'), 'same-origin', what);
  assert.equal(header('cross-origin-resource-policy'), 'same-origin', what);
  assert.equal(header('set-cookie'), '', `${what}: no cookie`);
  assert.equal(header('x-powered-by') + header('server'), '', `${what}: says nothing of what it runs on`);
  assert.match(header('x-request-id'), /^[\da-f]{8}-[\da-z]+$/, `${what}: request id`);
}

const revalidated = 'public, max-age=0, must-revalidate';
const json = { 'content-type': 'application/json' };
const form = { 'content-type': 'application/x-www-form-urlencoded' };
const asset = () =>
  readFileSync(join(root, 'build/client/index.html'), 'utf8').match(/\/assets\/[\w.-]+\.css/)?.[0] ?? '';

interface Kind {
  what: string;
  path: string;
  with?: Parameters<typeof ask>[1];
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
    with: {
      method: 'POST',
      headers: json,
      body: JSON.stringify({
        kind: 'callback',
        name: 'Asha',
        email: 'asha@visitor.example',
        phone: '0141 000 0042',
        agreeTerms: true,
        submissionId: crypto.randomUUID(),
      }),
    },
    status: 201,
    type: /^application\/json/,
    cache: 'no-store',
  },
  {
    what: 'API: invalid',
    path: '/api/leads',
    with: { method: 'POST', headers: json, body: '{}' },
    status: 422,
    type: /^application\/json/,
    cache: 'no-store',
  },
  {
    what: 'API: another site’s',
    path: '/api/leads',
    with: { method: 'POST', headers: { ...json, 'sec-fetch-site': 'cross-site' }, body: '{}' },
    status: 403,
    cache: 'no-store',
  },
  { what: 'API: no JSON', path: '/api/leads', with: { method: 'POST', headers: form }, status: 415, cache: 'no-store' },
  {
    what: 'API: too large',
    path: '/api/leads',
    with: { method: 'POST', headers: json, body: 'x'.repeat(70_000) },
    status: 413,
    cache: 'no-store',
  },
  { what: 'API: wrong method', path: '/api/leads', status: 405, type: /^application\/json/, cache: 'no-store' },
  {
    what: 'assistant',
    path: '/api/chat',
    with: { method: 'POST', headers: json, body: JSON.stringify({ message: 'home loan rate' }) },
    status: 200,
    type: /^application\/json/,
    cache: 'no-store',
  },
  { what: 'unknown page', path: '/no-such-page', status: 404, type: /^text\/html/, cache: 'no-store' },
  { what: 'unknown asset', path: '/assets/gone-1234.js', status: 404, cache: 'no-store' },
  { what: 'unknown status token', path: '/status/nobody', status: 404, type: /^text\/html/, cache: 'no-store' },
  { what: 'wrong method', path: '/about', with: { method: 'DELETE' }, status: 405, cache: 'no-store' },
  {
    what: 'form: another site’s',
    path: '/query',
    with: { method: 'POST', headers: { ...form, origin: 'https://elsewhere.example' }, body: 'name=A' },
    status: 403,
    cache: 'no-store',
  },
  {
    what: 'form: invalid',
    path: '/query',
    with: { method: 'POST', headers: form, body: 'name=A' },
    status: 422,
    type: /^text\/html/,
    cache: 'no-store',
  },
  {
    what: 'form: too large',
    path: '/query',
    with: { method: 'POST', headers: form, body: `message=${'x'.repeat(70_000)}` },
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
      const answer = await ask(kind.path, kind.with);
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

test('a page that has not changed is not sent again, and stays protected', async () => {
  const first = await ask('/about', { headers: { 'accept-encoding': 'br' } });
  assert.equal(first.headers.get('content-encoding'), 'br');
  assert.equal(first.headers.get('vary'), 'Accept-Encoding');
  const etag = first.headers.get('etag') ?? '';
  const again = await ask('/about', { headers: { 'accept-encoding': 'br', 'if-none-match': etag } });
  assert.equal(again.status, 304);
  assert.equal(again.headers.get('etag'), etag);
  assert.equal(again.headers.get('cache-control'), revalidated);
  assertProtected(again, '304');
  assert.equal(
    again.headers.get('content-security-policy'),
    first.headers.get('content-security-policy'),
    'a cached page is shown under the policy of the 304',
  );
});

test('HEAD tells what GET would send', async () => {
  const get = await ask('/about');
  const head = await ask('/about', { method: 'HEAD' });
  for (const name of ['content-type', 'content-length', 'etag', 'content-security-policy'])
    assert.equal(head.headers.get(name), get.headers.get(name), name);
});

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function assertScriptsAllowed(answer: Answer, what: string): void {
  const allowed = new Set(directives(answer).get('script-src'));
  const scripts = [...answer.body.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)].map(
    ([, attributes = '', text = '']) => ({
      attributes,
      text,
    }),
  );
  const runs = scripts.filter(
    ({ attributes }) => !/type="(application\/ld\+json|application\/json|speculationrules)"/.test(attributes),
  );
  for (const { attributes, text } of runs) {
    if (/\ssrc=/.test(attributes)) assert.match(attributes, /src="\//, `${what}: a script of our own`);
    else assert.ok(allowed.has(hashOf(text)), `${what}: the policy names ${text.slice(0, 60)}`);
  }
  assert.ok(runs.length > 0, `${what}: found its scripts`);
  assert.doesNotMatch(answer.body, /<[^>]+\son[a-z]+="/, `${what}: no handler in an attribute`);
  assert.doesNotMatch(answer.body, /href="javascript:/i, what);
}

test('on each page the policy names exactly its own inline scripts', async () => {
  const pages = Object.keys(JSON.parse(readFileSync(join(root, 'build/policies.json'), 'utf8')) as object);
  assert.ok(pages.length > 20);
  for (const path of pages) {
    assertScriptsAllowed(await ask(path), path);
    assertScriptsAllowed(await ask(`${path}?x=1`), `${path}?x=1`);
  }
  assertScriptsAllowed(await ask('/no-such-page'), 'not found');
  assertScriptsAllowed(await ask('/query', { method: 'POST', headers: form, body: 'name=A' }), 'form again');
});

test('a failure inside answers 500, protected, without a word about what failed', async () => {
  const app = createApp({
    env: readEnv({}),
    log: createLog('silent'),
    store: { probe: async () => ({ ok: false, engine: 'sqlite', database: 'down', spooled: 0 }) } as never,
    observe: () => {},
    apis: [],
    render: () => Promise.reject(new Error('secret detail')),
    forms: unlimited,
    words: { crossSite: 'no', tooMany: 'wait', tooLarge: 'large', failed: 'Something went wrong' },
  });
  const read = async (response: Response): Promise<Answer> => ({
    status: response.status,
    headers: response.headers,
    body: await response.text(),
  });
  const failed = await read(await app.request('/'));
  assert.equal(failed.status, 500);
  assert.equal(failed.body, 'Something went wrong');
  assert.equal(failed.headers.get('cache-control'), 'no-store');
  assertProtected(failed, '500');
  const unwell = await read(await app.request('/healthz'));
  assert.equal(unwell.status, 503);
  assertProtected(unwell, '503');
});

test('the log has one line per request with the id the visitor got, and nothing the visitor wrote', async () => {
  const token = 'q9G7q8eRuR0flA6YkL6J6eMsnwQ6XP7I';
  const answer = await ask(`/status/${token}?name=Asha`);
  const id = answer.headers.get('x-request-id');
  // The line leaves at the end of the event loop's turn, and comes through a pipe.
  const lines = () => server.log.filter((entry) => entry.id === id);
  for (let tries = 0; tries < 50 && lines().length === 0; tries++) await new Promise((done) => setTimeout(done, 20));
  const [line, ...more] = lines();
  assert.deepEqual(more, []);
  assert.equal(line?.event, 'request');
  assert.equal(line?.path, '/status/…');
  assert.doesNotMatch(JSON.stringify(server.log), new RegExp(`Asha|visitor\\.example|0042|${token}`));
});
