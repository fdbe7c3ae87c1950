import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { test } from 'node:test';
import fc from 'fast-check';
import { desk, post, sample, startServer, tempDir } from './harness.ts';

const nasty = [
  '',
  ' ',
  '\u0000',
  '\u202Egnp.exe',
  '\uD800',
  '\uFFFF',
  '=cmd|" /C calc"!A0',
  "'; drop table leads; --",
  '<script>alert(1)</script>',
  '../../../../etc/passwd',
  '%00%2e%2e%2f',
  '{{7*7}}<%= 7*7 %>',
  'a'.repeat(20_000),
  'ज्ञ'.repeat(3000),
  '👩‍👩‍👧‍👦'.repeat(500),
  'x\r\nBcc: everybody@visitor.example',
  'Z̷̧̛͎͍a̸l̵g̴o̷'.repeat(200),
];
const keys = [
  'kind',
  'name',
  'email',
  'phone',
  'loanType',
  'loanAmount',
  'salary',
  'employment',
  'subject',
  'message',
  'agreeTerms',
  'marketing',
  'page',
  'language',
  'submissionId',
  'website',
  'elapsed',
  'renderedAt',
  'conversation',
  'shareConversation',
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'length',
  '',
];

const value = fc.oneof(
  fc.constantFrom(...nasty),
  fc.anything({ maxDepth: 3, withNullPrototype: true }),
  fc.string({ unit: 'binary' }),
  fc.double(),
  fc.constantFrom(1e308, -0, Number.MAX_SAFE_INTEGER),
);
const body = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.dictionary(fc.constantFrom(...keys), value).map((fields) => safeJson({ ...sample(), ...fields })),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.constantFrom('application', 'message', 'callback'), fc.dictionary(fc.constantFrom(...keys), value))
      .map(([kind, fields]) => safeJson({ ...fields, kind })),
  },
  { weight: 1, arbitrary: fc.json() },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '{',
      '[]',
      'null',
      '"x"',
      '1e999',
      '{"kind":"application","kind":{}}',
      '['.repeat(30_000),
      '{"a":'.repeat(9000),
      `{"__proto__":{"kind":"message","name":"x"}}`,
    ),
  },
);

function safeJson(input: unknown): string {
  return JSON.stringify(input, (_, v) => (typeof v === 'bigint' ? String(v) : v)) ?? 'null';
}

test('a thousand hostile requests: no 5xx, no hang, no stack trace; the server goes on', async () => {
  const env = { DATA_DIR: tempDir() };
  const server = await startServer({ env });
  const allowed = new Set([200, 201, 403, 405, 413, 415, 422]);
  const accepted = { count: 0 };
  const samples = fc.sample(body, { numRuns: 1000, seed: 20261115 });
  for (let at = 0; at < samples.length; at += 25) {
    await Promise.all(
      samples.slice(at, at + 25).map(async (text) => {
        const answer = await post(server, text);
        assert.ok(allowed.has(answer.status), `${answer.status} for ${text.slice(0, 200)}`);
        assert.doesNotMatch(JSON.stringify(answer.body), /node_modules|\.ts:\d|\bat \w+ \(|SQLITE|Error:/);
        if (answer.status === 201) accepted.count += 1;
      }),
    );
  }
  for (const path of ['/api/leads/../../etc/passwd', '/api/leads/%2e%2e', '/api/leads%00', '/api/leads?x=__proto__']) {
    const response = await fetch(server.url + path, { method: 'POST', body: '{}' });
    assert.ok(response.status < 500, path);
  }
  for (const raw of [
    'POST /api/leads HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    'POST /api/leads HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: -1\r\n\r\n',
    'POST /api/leads HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nZZ\r\n',
    'POST /api/leads HTTP/9.9\r\n\r\n',
    '\x16\x03\x01\x00',
  ]) {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    socket.setTimeout(3000, () => socket.destroy());
    socket.on('error', () => {});
    let text = '';
    socket.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
    socket.end(raw);
    await once(socket, 'close');
    assert.doesNotMatch(text, /HTTP\/1\.1 5\d\d|node_modules/);
  }
  assert.equal((await post(server, sample())).status, 201, 'and an honest visitor is served');
  const { stdout, code } = await desk('leads', ['list', '--json'], env);
  assert.equal(code, 0);
  assert.equal((JSON.parse(stdout) as unknown[]).length, accepted.count + 1);
  assert.equal((await desk('leads', ['export', '--csv', `${env.DATA_DIR}/all.csv`], env)).code, 0);
  assert.equal(await server.stop(), 0);
});
