// Starts the site and stops it on SIGTERM, once requests in flight are answered.
import { existsSync, readFileSync } from 'node:fs';
import type { RequestListener, Server } from 'node:http';
import { pathToFileURL } from 'node:url';
import { createAdaptorServer } from '@hono/node-server';
import type { ServerBuild } from 'react-router';
import { facts } from '../content/facts.ts';
import { firm } from '../content/firm.ts';
import { content } from '../content/load.ts';
import { productIds } from '../content/products.ts';
import { promise } from '../content/promise.ts';
import { createApp } from './app.ts';
import { createAssistant } from './chat/engine.ts';
import { createGaps, gapsFile } from './chat/gaps.ts';
import { chatRoutes, type Responder } from './chat/routes.ts';
import { keepPrivate, opennessOf } from './data-dir.ts';
import { lastBackup } from './desk/last-backup.ts';
import { type Env, EnvError, readEnv } from './env.ts';
import { echoRoute } from './http/echo.ts';
import { fileHandler, loadFiles } from './http/files.ts';
import { createObserver } from './http/observe.ts';
import { oversizeHandler } from './http/bounds.ts';
import { inTurn } from './http/in-turn.ts';
import { lastCallers } from './http/last-callers.ts';
import { createLimits } from './http/limits.ts';
import { missingPages } from './http/missing-pages.ts';
import { pageRenderer } from './http/pages.ts';
import { makeRefusals } from './http/refusals.ts';
import { underCeiling } from './leads/ceiling.ts';
import { watchDisk } from './leads/disk-space.ts';
import { openStore } from './leads/open-store.ts';
import { createRetention } from './leads/retention.ts';
import { leadRoutes } from './leads/routes.ts';
import { createLeadService } from './leads/service.ts';
import { openStatusKey } from './leads/status-key.ts';
import { createLog, failure } from './log.ts';
import { listenForScrapes } from './metrics/listen.ts';
import { tallyOutboxes } from './metrics/outbox-tally.ts';
import { watchAssistant } from './metrics/watch-assistant.ts';
import { watchChannels } from './metrics/watch-channels.ts';
import { watchService, watchStore } from './metrics/watch-leads.ts';
import { openChannels } from './notifications/channels.ts';
import { createOutbox } from './notifications/outbox.ts';

const drainWithin = 10_000;
const dev = process.argv.includes('--dev');

function environment(): Env {
  try {
    return readEnv();
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

keepPrivate();
const env = environment();
const log = createLog(env.LOG_LEVEL);
const open = opennessOf(env.DATA_DIR);
if (open?.writable) {
  console.error(
    `Everybody on this machine may write to ${env.DATA_DIR} (mode ${open.mode}). Run: chmod 700 ${env.DATA_DIR}`,
  );
  process.exit(1);
}
if (open) log.warn('data.open_to_others', { mode: open.mode, mend: `chmod -R go= ${env.DATA_DIR}` });
const words = content('en');

if (!dev && !existsSync('build/server/index.js')) {
  console.error('There is no build yet: run npm start, or npm run build first.');
  process.exit(1);
}

const disk = watchDisk(env.DATA_DIR);
const store = await openStore(env, log, disk);
const bounded = env.RATE_LIMITS === 'on' ? underCeiling(store, env.ENQUIRIES_PER_HOUR) : store;
// Loaded only where they are wanted.
const metrics = env.METRICS_PORT === undefined ? null : (await import('./metrics/metrics.ts')).createMetrics();
const opened = await openChannels(env, firm, words.leads);
const channels = metrics ? watchChannels(opened, metrics) : opened;
const outbox = createOutbox({ store, channels, log, acksPerHour: env.ACKS_PER_HOUR });
const retention = env.RETENTION_DAYS === undefined ? null : createRetention({ store, days: env.RETENTION_DAYS, log });
const key = openStatusKey(env, log);
const service = createLeadService({
  store: metrics ? watchStore(bounded, metrics) : bounded,
  log,
  noticeVersion: words.leads.consent.version,
  promise,
  key,
  loans: productIds,
  onStored: outbox.wake,
});
const leads = metrics ? watchService(service, metrics) : service;
const limits = createLimits(env.RATE_LIMITS, log);

const embedded = createAssistant({
  facts,
  services: words.services,
  articles: words.articles,
  firm,
  address: words.site.address,
});
// The model's client is loaded only where a model is configured.
const responder: Responder = env.LLM_BASE_URL
  ? (await import('./chat/model.ts')).createModelAssistant(env, { embedded, facts, log })
  : { respond: (question) => embedded.answer(question) };
const assistant = metrics ? watchAssistant(responder, metrics) : responder;

const vite = dev
  ? await import('vite').then(({ createServer }) =>
      createServer({ server: { middlewareMode: true }, appType: 'custom' }),
    )
  : null;
const build = vite
  ? () => vite.ssrLoadModule('virtual:react-router/server-build') as unknown as Promise<ServerBuild>
  : ((await import(pathToFileURL('build/server/index.js').href)) as ServerBuild);

const files = dev ? null : loadFiles('build/client', JSON.parse(readFileSync('build/policies.json', 'utf8')));
const render = pageRenderer(build, {
  leads,
  siteUrl: env.SITE_URL,
  report: (error) => log.error('page.failed', failure(error)),
});
const ready = typeof build === 'function' ? await build() : build;
const refusals = makeRefusals(ready, words);
const gaps = createGaps(gapsFile(env.DATA_DIR));
const observe = createObserver(log, metrics);
const app = createApp({
  env,
  log,
  store,
  observe,
  apis: [
    echoRoute(key, env.TRUST_PROXY),
    leadRoutes({
      service: leads,
      limiter: limits.enquiries,
      words: words.leads,
      log,
      siteUrl: env.SITE_URL,
      trustedProxies: env.TRUST_PROXY,
    }),
    chatRoutes({
      assistant,
      limiter: limits.questions,
      log,
      gaps,
      siteUrl: env.SITE_URL,
      trustedProxies: env.TRUST_PROXY,
    }),
  ],
  render,
  missing: files ? missingPages(ready, files, render) : async () => null,
  limits,
  refusals,
  words: { ...words.leads.api, failed: words.errors.failure.heading },
});

// Slow or stalled senders are cut off: ten seconds for the headers, half a minute for the whole request.
const server = createAdaptorServer({
  fetch: app.fetch,
  serverOptions: {
    headersTimeout: 10_000,
    requestTimeout: 30_000,
    // How often those two are looked at; Node's own half minute would triple the first.
    connectionsCheckingInterval: 1_000,
    keepAliveTimeout: 20_000,
    maxHeaderSize: 16_384,
  },
}) as Server;
server.timeout = 60_000;
const [answer] = server.listeners('request') as [RequestListener];
server.removeAllListeners('request');
const refused = oversizeHandler(refusals, observe);
const sent = files ? fileHandler(files, observe) : () => false;
const rest: RequestListener = vite
  ? (request, response) => vite.middlewares(request, response, () => answer(request, response))
  : answer;
server.on(
  'request',
  inTurn((request, response) => refused(request, response) || sent(request, response) || rest(request, response)),
);
server.on('error', (error) => {
  log.error('server.not_listening', failure(error));
  process.exit(1);
});
// systemd hands its socket over as the fourth file, after input, output and errors.
server.listen(env.LISTEN_FDS ? { fd: 3 } : { port: env.PORT, host: env.HOST }, () => {
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : env.PORT;
  log.info('server.ready', { address: `http://${env.HOST === '0.0.0.0' ? 'localhost' : env.HOST}:${port}` });
});
outbox.start();
retention?.start();
if (metrics && env.METRICS_PORT !== undefined) {
  const kinds = channels.flatMap((channel) => channel.kinds);
  metrics.watchOutbox(() => tallyOutboxes(store.outboxes, kinds, Date.now()));
  metrics.watchStore(() => store.probe());
  metrics.watchDisk(disk);
  metrics.watchBackup(async () => lastBackup(env.DATA_DIR)?.at ?? Promise.reject(new Error('none yet')));
  listenForScrapes({ metrics, port: env.METRICS_PORT, host: env.METRICS_HOST, log });
}

let stopping = false;
async function stop(signal: string) {
  if (stopping) return;
  stopping = true;
  log.info('server.stopping', { signal });
  setTimeout(() => process.exit(1), drainWithin).unref();
  // Whoever is answered from now on closes the connection; kept open, it would outlast the drain.
  server.prependListener('request', (_request, response) => response.setHeader('Connection', 'close'));
  server.keepAliveTimeout = 1;
  await lastCallers(server);
  await new Promise((resolve) => server.close(resolve));
  gaps.flush();
  await retention?.stop();
  await outbox.stop();
  await store.close();
  await vite?.close();
  log.info('server.stopped');
  process.exit(0);
}
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
