import assert from 'node:assert/strict';
import { test } from 'node:test';
import { routeKind } from '../http/observe.ts';
import type { LeadRecord } from '../leads/record.ts';
import type { LeadService } from '../leads/service.ts';
import type { LeadStore } from '../leads/store.ts';
import { createMetrics } from './metrics.ts';
import { tallyOutboxes } from './outbox-tally.ts';
import { watchChannels } from './watch-channels.ts';
import { watchService, watchStore } from './watch-leads.ts';
import type { Channel } from '../notifications/outbox.ts';
import { kindsBy } from '../notifications/policy.ts';

async function samples(metrics: ReturnType<typeof createMetrics>): Promise<string[]> {
  return (await metrics.text()).split('\n').filter((line) => line.startsWith('pinkstone_'));
}

test('requests are counted and timed by kind of route and class of status, never by path', async () => {
  const metrics = createMetrics();
  metrics.requested('page', 200, 0.004);
  metrics.requested('page', 204, 0.2);
  metrics.requested('api/leads', 503, 1.5);
  const lines = await samples(metrics);
  assert.ok(lines.includes('pinkstone_http_requests_total{route="page",status="2xx"} 2'));
  assert.ok(lines.includes('pinkstone_http_requests_total{route="api/leads",status="5xx"} 1'));
  assert.ok(lines.includes('pinkstone_http_request_seconds_bucket{le="0.005",route="page",status="2xx"} 1'));
  assert.ok(lines.includes('pinkstone_http_request_seconds_count{route="page",status="2xx"} 2'));
});

test('refusals are counted by status, from nothing on', async () => {
  const metrics = createMetrics();
  for (const status of [200, 404, 429, 429, 403]) metrics.requested('page', status, 0.001);
  const refusals = (await samples(metrics)).filter((line) => line.startsWith('pinkstone_http_refusals_total'));
  assert.ok(refusals.includes('pinkstone_http_refusals_total{status="429"} 2'));
  assert.ok(refusals.includes('pinkstone_http_refusals_total{status="403"} 1'));
  assert.ok(refusals.includes('pinkstone_http_refusals_total{status="431"} 0'));
  assert.doesNotMatch(refusals.join(), /"200"|"404"/);
});

test('two sets of metrics do not share their figures', async () => {
  const [one, other] = [createMetrics(), createMetrics()];
  one.gap();
  assert.ok((await samples(one)).includes('pinkstone_assistant_gaps_total 1'));
  assert.ok((await samples(other)).includes('pinkstone_assistant_gaps_total 0'));
});

test('the assistant’s answers are counted by kind and language', async () => {
  const metrics = createMetrics();
  metrics.answered('emi', 'hinglish');
  assert.ok((await samples(metrics)).includes('pinkstone_assistant_answers_total{kind="emi",language="hinglish"} 1'));
});

test('the time to the first call is counted in steps that tell a promise kept from a broken one', async () => {
  const metrics = createMetrics();
  metrics.firstCall(2 * 3600);
  metrics.firstCall(27 * 3600);
  const lines = await samples(metrics);
  assert.ok(lines.includes('pinkstone_first_call_seconds_bucket{le="86400"} 1'));
  assert.ok(lines.includes('pinkstone_first_call_seconds_count 2'));
});

test('a route has a kind whatever is asked for', () => {
  const kinds: [method: string, path: string, status: number, kind: string][] = [
    ['GET', '/', 200, 'page'],
    ['GET', '/about', 304, 'page'],
    ['GET', '/about.data', 200, 'page'],
    ['POST', '/query', 303, 'page'],
    ['GET', '/status/secret', 200, 'page'],
    ['GET', '/assets/root-1.js', 200, 'asset'],
    ['GET', '/robots.txt', 200, 'asset'],
    ['POST', '/api/leads', 201, 'api/leads'],
    ['GET', '/api/leads', 405, 'api/leads'],
    ['POST', '/api/chat', 200, 'api/chat'],
    ['GET', '/healthz', 503, 'health'],
    ['GET', '/wp-login.php', 404, 'other'],
    ['GET', '/api/users', 200, 'other'],
    ['PROPFIND', '/', 405, 'other'],
  ];
  for (const [method, path, status, kind] of kinds) assert.equal(routeKind(method, path, status), kind, path);
});

const lead = (spam: string) => ({ lead: { kind: 'callback', spam } }) as LeadRecord;

test('enquiries are counted as stored, repeated, unavailable; spam once, when it is stored', async () => {
  const metrics = createMetrics();
  const answers = [{ reference: 'A', repeated: false }, { reference: 'A', repeated: true }, null];
  const store = watchStore(
    {
      insert: async () => {
        const answer = answers.shift();
        if (!answer) throw new Error('disk full');
        return answer;
      },
    } as unknown as LeadStore,
    metrics,
  );
  await store.insert(lead('["honeypot"]'));
  await store.insert(lead('["honeypot"]'));
  await assert.rejects(store.insert(lead('[]')), /disk full/);
  const lines = await samples(metrics);
  for (const result of ['stored', 'repeated', 'unavailable'])
    assert.ok(lines.includes(`pinkstone_enquiries_total{kind="callback",result="${result}"} 1`), result);
  assert.ok(lines.includes('pinkstone_enquiries_suspected_spam_total 1'));
});

test('a refused enquiry is counted under its kind if that is one of ours', async () => {
  const metrics = createMetrics();
  const service = watchService(
    { submit: async () => ({ kind: 'invalid', errors: {} }) } as unknown as LeadService,
    metrics,
  );
  await service.submit({ kind: 'message' });
  await service.submit({ kind: 'a visitor’s own word' });
  await service.submit(null);
  const lines = await samples(metrics);
  assert.ok(lines.includes('pinkstone_enquiries_total{kind="message",result="refused"} 1'));
  assert.ok(lines.includes('pinkstone_enquiries_total{kind="unknown",result="refused"} 2'));
});

test('the outboxes are added up; one that is away does not hide the other', async () => {
  const box = (pending: number, dead: number, oldest: number | null) => ({
    tally: async () => ({ pending, dead, oldest }),
  });
  const away = { tally: () => Promise.reject(new Error('away')) };
  assert.deepEqual(await tallyOutboxes([box(2, 1, 500), box(3, 0, 400)], ['webhook'], 0), {
    pending: 5,
    dead: 1,
    oldest: 400,
  });
  assert.deepEqual(await tallyOutboxes([away, box(3, 0, null)], [], 0), { pending: 3, dead: 0, oldest: null });
  await assert.rejects(tallyOutboxes([away], [], 0));
});

test('each channel says whether it is set, what went out and what failed', async () => {
  const metrics = createMetrics();
  let broken = false;
  const mail = {
    kinds: kindsBy('mail'),
    deliver: async () => {
      if (broken) throw new Error('the mail server is away');
    },
  };
  const [channel] = watchChannels([mail], metrics) as [Channel];
  const deliver = () => channel.deliver(...([] as unknown as Parameters<Channel['deliver']>));
  assert.ok((await samples(metrics)).includes('pinkstone_deliveries_total{channel="mail",result="failed"} 0'));
  await deliver();
  broken = true;
  await assert.rejects(deliver(), /is away/);
  const lines = await samples(metrics);
  assert.ok(lines.includes('pinkstone_notification_channels{channel="mail"} 1'));
  assert.ok(lines.includes('pinkstone_notification_channels{channel="webhook"} 0'));
  assert.ok(lines.includes('pinkstone_deliveries_total{channel="mail",result="sent"} 1'));
  assert.ok(lines.includes('pinkstone_deliveries_total{channel="mail",result="failed"} 1'));
});

test('the last backup has its time; without one the figure is absent', async () => {
  const metrics = createMetrics();
  let at: number | null = null;
  metrics.watchBackup(async () => at ?? Promise.reject(new Error('none yet')));
  const line = async () => (await samples(metrics)).find((text) => text.startsWith('pinkstone_backup'));
  assert.equal(await line(), undefined);
  at = 1_800_000_000_000;
  assert.equal(await line(), 'pinkstone_backup_timestamp_seconds 1800000000');
});

test('a figure that cannot be read is left out, and is back when it can', async () => {
  const metrics = createMetrics();
  let away = false;
  metrics.watchOutbox(async () => {
    if (away) throw new Error('away');
    return { pending: 4, dead: 2, oldest: Date.now() - 60_000 };
  });
  const age = async () =>
    Number((await samples(metrics)).find((line) => line.startsWith('pinkstone_outbox_oldest'))?.split(' ')[1]);
  assert.ok((await samples(metrics)).includes('pinkstone_outbox_pending 4'));
  assert.ok((await samples(metrics)).includes('pinkstone_outbox_dead 2'));
  assert.ok(Math.abs((await age()) - 60) < 5);
  away = true;
  assert.deepEqual(
    (await samples(metrics)).filter((line) => line.startsWith('pinkstone_outbox')),
    [],
  );
  away = false;
  assert.ok((await age()) > 0);
});
