import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { createLog } from '../../server/log.ts';
import { standInPages, startSite } from '../site.ts';
import { startServer } from '../start-server.ts';
import { embedded } from '../assistant/setup.ts';
import { enquiry } from './enquiry.ts';
import { json } from './wire.ts';

/** A question that nobody has taught the assistant to answer: which one that is changes with every training. */
function unheardOf(): string {
  const assistant = embedded();
  const odd = [
    'does the loan have a smell',
    'are loans made on tuesdays luckier',
    'does the chairman sign the loan bond in blue ink',
    'do tall people get another loan file',
    'is the loan room painted every year',
    'does the bond fit in a small bag',
    'do chairs in the branch squeak when a bond is read',
    'has the cashier a taller cousin',
  ];
  const found = odd.find((message) => assistant.answer({ message }).kind === 'unknown');
  assert.ok(found, 'none of these is understood');
  return found;
}

test('the running server tells on its metrics port what happened, and names nobody', async (t) => {
  const server = await startServer({
    HOST: '0.0.0.0',
    METRICS_PORT: '0',
    WEBHOOK_URL: 'http://127.0.0.1:9/nobody-listens',
    WEBHOOK_SECRET: 'c2VjcmV0LXNlY3JldC1zZWNyZXQ=',
  });
  t.after(() => server.stop());
  const { port } = await server.logged('metrics.ready');
  const send = async (body: object) => {
    const answer = await fetch(`${server.url}/api/leads`, {
      method: 'POST',
      headers: json,
      body: JSON.stringify(body),
    });
    await answer.text();
    return answer.status;
  };

  await (await fetch(`${server.url}/about`)).text();
  await (await fetch(`${server.url}/no-such-page`)).text();
  const first = enquiry();
  assert.deepEqual([await send(first), await send(first)], [201, 200]);
  assert.equal(await send(enquiry({ website: 'http://spam.example' })), 201);
  assert.equal(await send(enquiry({ email: 'nobody' })), 422);

  const ask = (message: string) =>
    fetch(`${server.url}/api/chat`, {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ message }),
    }).then((reply) => reply.text());
  await ask('What is the home loan interest rate?');
  await ask(unheardOf());

  const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
  const text = await answer.text();
  const lines = text.split('\n');
  assert.equal(answer.status, 200);
  assert.match(answer.headers.get('content-type') ?? '', /^text\/plain; version=0\.0\.4/);
  for (const line of [
    'pinkstone_http_requests_total{route="page",status="2xx"} 1',
    'pinkstone_http_requests_total{route="other",status="4xx"} 1',
    'pinkstone_http_requests_total{route="api/leads",status="2xx"} 3',
    'pinkstone_http_requests_total{route="api/leads",status="4xx"} 1',
    'pinkstone_enquiries_total{kind="callback",result="stored"} 2',
    'pinkstone_enquiries_total{kind="callback",result="repeated"} 1',
    'pinkstone_enquiries_total{kind="callback",result="refused"} 1',
    'pinkstone_enquiries_suspected_spam_total 1',
    'pinkstone_http_requests_total{route="api/chat",status="2xx"} 2',
    'pinkstone_assistant_answers_total{kind="fact",language="en"} 1',
    'pinkstone_assistant_answers_total{kind="unknown",language="en"} 1',
    'pinkstone_assistant_gaps_total 1',
    'pinkstone_notification_channels{channel="mail"} 0',
    'pinkstone_notification_channels{channel="webhook"} 1',
    'pinkstone_outbox_pending 2',
    'pinkstone_outbox_dead 0',
    'pinkstone_desk_waiting 1',
    'pinkstone_desk_overdue 0',
    'pinkstone_desk_live_connections 0',
    'pinkstone_store_writable 1',
    'pinkstone_database_up 1',
    'pinkstone_spooled_enquiries 0',
  ])
    assert.ok(lines.includes(line), line);
  const value = (name: string) => Number(lines.find((line) => line.startsWith(`${name} `))?.split(' ')[1]);
  assert.ok(value('pinkstone_outbox_oldest_pending_seconds') < 60);
  assert.ok(value('process_resident_memory_bytes') > 1e7);
  assert.ok(value('nodejs_eventloop_lag_seconds') >= 0);
  assert.doesNotMatch(text, /Asha|visitor\.example|about|no-such-page/);

  // They used to listen wherever the site did, which is on all of the machine's addresses.
  await assert.rejects(fetch(`http://127.0.0.2:${port}/metrics`), 'only where METRICS_HOST says');
  assert.equal((await fetch(`http://127.0.0.2:${server.port}/about`)).status, 200);
  assert.equal((await fetch(`http://127.0.0.1:${port}/`)).status, 404);
  assert.equal((await fetch(`${server.url}/metrics`)).status, 404, 'not on the public port');
});

// Whoever starts the site inside a process of his own, as tests do, was left with a port that answered on.
test('a site that has stopped has closed its metrics port as well', async () => {
  const lines: string[] = [];
  const log = createLog('info', (line) => lines.push(line));
  const pages = standInPages(() => async () => new Response(''));
  const site = await startSite({ METRICS_PORT: '0' }, pages, log);
  const port = () => Number(lines.find((line) => line.includes('metrics.ready'))?.match(/"port":(\d+)/)?.[1] ?? 0);
  while (port() === 0) await setImmediate();
  const scrape = () => fetch(`http://127.0.0.1:${port()}/metrics`).then((response) => response.text());
  assert.match(await scrape(), /nodejs_eventloop_lag_seconds/);
  await site.stop();
  await assert.rejects(scrape());
});

test('without METRICS_PORT no second port is opened', async () => {
  const server = await startServer();
  assert.equal(await server.stop(), 0);
  assert.deepEqual(
    server.log.filter(({ event }) => event.startsWith('metrics.')),
    [],
  );
});
