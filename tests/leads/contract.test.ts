import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { content } from '../../content/load.ts';
import type { RunningServer } from '../start-server.ts';
import { desk, listed, post, sample, startServer, tempDir } from './harness.ts';

const { leads } = content('en');

describe('POST /api/leads', () => {
  const env = { DATA_DIR: tempDir(), SITE_URL: 'https://www.pinkstone.example' };
  let server: RunningServer;
  before(async () => {
    server = await startServer({ env });
  });
  after(() => server.stop());

  const stored = async (reference: string | undefined) =>
    (await listed(env)).find((lead) => lead.reference === reference);

  test('201 with reference and status link; the same submission again: 200 and the same', async () => {
    const enquiry = sample();
    const first = await post(server, enquiry);
    assert.equal(first.status, 201);
    assert.match(first.body.reference ?? '', /^PS-[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);
    assert.match(first.body.statusUrl ?? '', /^\/status\/[\w-]{32}$/);
    const hours = (Date.parse(first.body.callBy ?? '') - Date.now()) / 3_600_000;
    assert.ok(hours > 23.9 && hours <= 24, 'the promised call, as a moment');
    const again = await post(server, enquiry);
    assert.equal(again.status, 200);
    assert.deepEqual(again.body, first.body);
    const both = await Promise.all(Array.from({ length: 20 }, () => post(server, enquiry)));
    assert.deepEqual(new Set(both.map(({ body }) => body.reference)), new Set([first.body.reference]));
    assert.equal((await listed(env)).filter(({ reference }) => reference === first.body.reference).length, 1);
  });

  test('a race of one submission in twenty requests stores one enquiry, one of them 201', async () => {
    const enquiry = sample();
    const answers = await Promise.all(Array.from({ length: 20 }, () => post(server, enquiry)));
    assert.equal(answers.filter(({ status }) => status === 201).length, 1);
    assert.equal(new Set(answers.map(({ body }) => body.reference)).size, 1);
  });

  test('raw text is kept; amounts and phone are read beside it; Hindi names work', async () => {
    const { body } = await post(
      server,
      sample({ name: 'श्रीमती क्षमा\u0000 शर्मा', loanAmount: '1.2 cr', salary: 'pata nahi' }),
    );
    const lead = await stored(body.reference);
    assert.equal(lead?.name, 'श्रीमती क्षमा शर्मा');
    assert.equal(lead?.loanAmount, '1.2 cr');
    assert.equal(lead?.loanAmountRupees, 12_000_000);
    assert.equal(lead?.salary, 'pata nahi');
    assert.equal(lead?.salaryRupees, null);
    assert.equal(lead?.phone, '0141 000 0042');
    assert.equal(lead?.phoneE164, '+911410000042');
  });

  test('selections are not enforced: missing is fine, unknown is kept and flagged', async () => {
    const missing = await post(server, sample({ loanType: undefined, employment: '' }));
    assert.equal(missing.status, 201);
    const unknown = await post(server, sample({ loanType: 'gold-loan' }));
    assert.equal(unknown.status, 201);
    const lead = await stored(unknown.body.reference);
    assert.equal(lead?.loanType, 'gold-loan');
    assert.deepEqual(lead?.unknownChoices, ['loanType']);
  });

  test('422 names each field to fix, per kind', async () => {
    const application = await post(server, { kind: 'application' });
    assert.equal(application.status, 422);
    assert.deepEqual(Object.keys(application.body.errors ?? {}).sort(), [
      'agreeTerms',
      'email',
      'loanAmount',
      'name',
      'phone',
      'salary',
    ]);
    assert.equal(application.body.errors?.agreeTerms, 'Please agree to the terms and conditions.');
    const message = await post(server, {
      kind: 'message',
      name: ' ',
      email: 'not an address',
      phone: 'x',
      message: 'y',
    });
    assert.deepEqual(Object.keys(message.body.errors ?? {}).sort(), ['email', 'name']);
    const callback = await post(server, { kind: 'callback' });
    assert.deepEqual(Object.keys(callback.body.errors ?? {}).sort(), ['email', 'name', 'phone']);
    const long = await post(server, sample({ message: 'x'.repeat(5001) }));
    assert.deepEqual(Object.keys(long.body.errors ?? {}), ['message']);
    assert.equal((await post(server, sample({ submissionId: 'abc' }))).status, 422);
    assert.equal((await post(server, { kind: 'loan' })).status, 422);
    assert.equal((await post(server, '{"kind":')).status, 422);
  });

  test('consents: contact always, marketing only when it was truly ticked', async () => {
    const show = async (more: object) => {
      const { body } = await post(server, sample(more));
      const { stdout } = await desk('leads', ['show', body.reference ?? '', '--json'], env);
      const { consents } = JSON.parse(stdout) as {
        consents: { purpose: string; notice_version: string; language: string }[];
      };
      return consents;
    };
    const plain = await show({ marketing: 'true' });
    assert.deepEqual(plain.map(({ purpose }) => purpose).sort(), ['contact', 'terms']);
    const ticked = await show({ marketing: true, language: 'hi' });
    assert.deepEqual(ticked.map(({ purpose }) => purpose).sort(), ['contact', 'marketing', 'terms']);
    assert.ok(
      ticked.every(({ notice_version, language }) => notice_version === leads.consent.version && language === 'hi'),
    );
  });

  test('other words under the same submission id are kept beside the first, not lost', async () => {
    const enquiry = sample();
    const { body } = await post(server, enquiry);
    await post(server, { ...enquiry, phone: '0141 000 0043' });
    await post(server, { ...enquiry, phone: '0141 000 0043' });
    const { stdout } = await desk('leads', ['show', body.reference ?? '', '--json'], env);
    const { phone, events } = JSON.parse(stdout) as {
      phone: string;
      events: { type: string; detail: { phone: string } }[];
    };
    const corrections = events.filter(({ type }) => type === 'sent_again_differently');
    assert.equal(phone, '0141 000 0042');
    assert.deepEqual(
      corrections.map(({ detail }) => detail.phone),
      ['0141 000 0043'],
    );
  });

  test('405, 413, 415, 403', async () => {
    for (const method of ['GET', 'PUT', 'DELETE', 'OPTIONS']) {
      const response = await fetch(`${server.url}/api/leads`, { method });
      assert.equal(response.status, 405);
      assert.equal(response.headers.get('allow'), 'POST');
    }
    assert.equal((await post(server, sample({ conversation: 'x'.repeat(65 * 1024) }))).status, 413);
    const chunked = await fetch(`${server.url}/api/leads`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: new Blob(['x'.repeat(200_000)]).stream(),
      duplex: 'half',
    } as RequestInit);
    assert.equal(chunked.status, 413, 'a length that is not declared is counted');
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', '']) {
      assert.equal((await post(server, sample(), { 'content-type': type })).status, 415, type);
    }
    assert.equal((await post(server, sample(), { 'content-type': 'Application/JSON; charset=utf-8' })).status, 201);
    assert.equal((await post(server, sample(), { origin: 'https://other.example' })).status, 403);
    assert.equal((await post(server, sample(), { origin: 'null' })).status, 403);
    assert.equal((await post(server, sample(), { 'sec-fetch-site': 'cross-site' })).status, 403);
    assert.equal((await post(server, sample(), { origin: 'https://www.pinkstone.example' })).status, 201);
    assert.equal((await post(server, sample(), { origin: server.url, 'sec-fetch-site': 'same-origin' })).status, 201);
  });

  test('429 with Retry-After per address, believing only the proxies we trust', async () => {
    const limited = await startServer({ env: { DATA_DIR: tempDir(), RATE_LIMITS: 'on', TRUST_PROXY: '1' } });
    const from = (ip: string) => post(limited, sample(), { 'x-forwarded-for': `${randomUUID()}, ${ip}` });
    const statuses: number[] = [];
    for (let i = 0; i < 30; i += 1) statuses.push((await from('203.0.113.7')).status);
    assert.ok(statuses.includes(201));
    const refused = await from('203.0.113.7');
    assert.equal(refused.status, 429);
    assert.ok(Number(refused.headers.get('retry-after')) > 0);
    assert.equal((await from('203.0.113.8')).status, 201, 'another visitor is not affected');
    await limited.stop();
  });
});
