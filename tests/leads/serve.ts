// The enquiry routes and their workers on a port of their own, for tests that kill, freeze and starve them.
// The first argument, JSON, replaces the outbox's timings.
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { leads as englishWords } from '../../content/en/leads.ts';
import { firm } from '../../content/firm.ts';
import { units } from '../../content/en/units.ts';
import { fill } from '../../content/fill.ts';
import { productIds } from '../../content/products.ts';
import { promise } from '../../content/promise.ts';
import { readEnv } from '../../server/env.ts';
import { createLimits } from '../../server/http/limits.ts';
import { underCeiling } from '../../server/leads/ceiling.ts';
import { openStore } from '../../server/leads/open-store.ts';
import { leadRoutes } from '../../server/leads/routes.ts';
import { createLeadService } from '../../server/leads/service.ts';
import { openStatusKey } from '../../server/leads/status-key.ts';
import { createLog } from '../../server/log.ts';
import { openChannels } from '../../server/notifications/channels.ts';
import { createOutbox } from '../../server/notifications/outbox.ts';

const env = readEnv();
const log = createLog(env.LOG_LEVEL);
const words = fill(englishWords, units);
const store = await openStore(env, log);
const outbox = createOutbox({
  store,
  log,
  channels: await openChannels(env, firm, words),
  acksPerHour: env.ACKS_PER_HOUR,
  ...(JSON.parse(process.argv[2] ?? '{}') as Partial<Parameters<typeof createOutbox>[0]>),
});
const service = createLeadService({
  store: env.RATE_LIMITS === 'on' ? underCeiling(store, env.ENQUIRIES_PER_HOUR) : store,
  log,
  noticeVersion: words.consent.version,
  promise,
  key: openStatusKey(env, log),
  loans: productIds,
  onStored: outbox.wake,
});
const limiter = createLimits(env.RATE_LIMITS, log).enquiries;
const app = new Hono();
app.get('/healthz', async (c) => {
  const health = await store.probe();
  return c.json(health, health.ok ? 200 : 503);
});
// Stands in for the status page: what it shows and its three actions.
app.get('/status/:token', async (c) => c.json(await service.status(c.req.param('token'))));
app.post('/status/:token/:action', async (c) => {
  const { token, action } = c.req.param();
  if (action === 'withdrawMarketing' || action === 'withdrawEnquiry' || action === 'requestErasure') {
    return c.json(await service[action](token));
  }
  return c.notFound();
});
app.route('/', leadRoutes({ service, limiter, words, log, siteUrl: env.SITE_URL, trustedProxies: env.TRUST_PROXY }));
outbox.start();
const server = serve({ fetch: app.fetch, port: env.PORT, hostname: '127.0.0.1' }, (info) =>
  process.stdout.write(`listening ${info.port}\n`),
);
process.on('SIGTERM', () => {
  server.close(async () => {
    await outbox.stop();
    await store.close();
    process.exit(0);
  });
});
