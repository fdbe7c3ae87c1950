import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { createLimiter, unlimited } from '../http/limits.ts';
import { createLog } from '../log.ts';
import type { Answer } from './engine.ts';
import { chatRoutes } from './routes.ts';

const answer: Answer = {
  response: 'An answer',
  showContactForm: false,
  forPerson: false,
  sources: [],
  choices: [],
  kind: 'unknown',
  language: 'en',
  gap: true,
  settled: false,
};
const lines: string[] = [];
const gaps: string[] = [];
function app(respond: () => Answer | Promise<Answer> = () => answer, limiter = unlimited) {
  const { handle } = chatRoutes({
    assistant: { respond },
    limiter,
    log: createLog('debug', (line) => lines.push(line)),
    observe: () => {},
    gaps: { record: (text) => gaps.push(text), flush: () => {} },
  });
  return {
    async request(path: string, init: RequestInit = {}) {
      const server = createServer((request, response) => void handle(request, response)).listen(0);
      await once(server, 'listening');
      const url = `http://localhost:${(server.address() as AddressInfo).port}${path}`;
      const headers = { connection: 'close', ...init.headers };
      return fetch(url, { ...init, headers }).finally(() => server.close());
    },
  };
}
const post = (body: string, headers: Record<string, string> = {}) => ({
  method: 'POST',
  body,
  headers: { 'content-type': 'application/json', ...headers },
});

test('a question gets the four fields and nothing else', async () => {
  const res = await app().request('/api/chat', post('{"message":"hi"}'));
  assert.equal(res.status, 200);
  assert.deepEqual(await res.json(), { response: 'An answer', showContactForm: false, sources: [], choices: [] });
  assert.deepEqual(gaps, ['hi']);
});

test('what is no question is refused kindly, and never with 5xx', async () => {
  const statuses: [string, number][] = [
    ['', 400],
    ['{', 400],
    ['null', 400],
    ['[]', 400],
    ['"hi"', 400],
    ['{}', 400],
    ['{"message":""}', 400],
    ['{"message":" \\n"}', 400],
    ['{"message":7}', 400],
    [JSON.stringify({ message: 'a'.repeat(9000) }), 413],
    ['{"message":"hi","history":"x","locale":5}', 200],
    ['{"message":"hi","history":[1,null,{"content":3},{"role":"user","content":"home loan"}]}', 200],
  ];
  for (const [body, status] of statuses) {
    const res = await app().request('/api/chat', post(body));
    assert.equal(res.status, status, body.slice(0, 60));
    if (status !== 200) assert.equal(typeof ((await res.json()) as { error: string }).error, 'string');
  }
});

test('other methods, other types, other sites', async () => {
  const get = await app().request('/api/chat');
  assert.equal(get.status, 405);
  assert.equal(get.headers.get('allow'), 'POST');
  assert.equal(
    (await app().request('/api/chat', post('{"message":"hi"}', { 'content-type': 'text/plain' }))).status,
    415,
  );
  assert.equal(
    (await app().request('/api/chat', post('{"message":"hi"}', { 'sec-fetch-site': 'cross-site' }))).status,
    403,
  );
  assert.equal(
    (await app().request('/api/chat', post('{"message":"hi"}', { origin: 'https://elsewhere.example' }))).status,
    403,
  );
});

test('too many questions wait', async () => {
  const routes = app(undefined, createLimiter({ burst: 1, perMinute: 1 }));
  assert.equal((await routes.request('/api/chat', post('{"message":"hi"}'))).status, 200);
  const res = await routes.request('/api/chat', post('{"message":"hi"}'));
  assert.equal(res.status, 429);
  assert.ok(Number(res.headers.get('retry-after')) > 0);
});

// It used to say "a lot of questions at once", to somebody who had asked one.
test('a failure of ours is told as ours', async () => {
  const res = await app(() => {
    throw new Error('broken');
  }).request('/api/chat', post('{"message":"hi"}'));
  assert.equal(res.status, 503);
  assert.ok(Number(res.headers.get('retry-after')) > 0);
  assert.match(((await res.json()) as { error: string }).error, /^Sorry, I could not answer just now/);
});

test('the words of a visitor never reach the log', async () => {
  await app(() => {
    throw new Error('my secret question failed');
  }).request('/api/chat', post('{"message":"my secret question"}'));
  assert.ok(lines.length > 0);
  for (const line of lines) assert.doesNotMatch(line, /secret/);
});
