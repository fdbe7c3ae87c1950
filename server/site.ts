// The whole site, put together from its settings. The process, development, tests and benchmarks all run this one.
import type { RequestListener } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { firm } from '../content/firm.ts';
import { content } from '../content/load.ts';
import { productIds } from '../content/products.ts';
import { createApp, type MakePages } from './app.ts';
import type { Assistant } from './chat/engine.ts';
import { createGaps, gapsFile } from './chat/gaps.ts';
import { openAssistant } from './chat/open-assistant.ts';
import { chatRoutes } from './chat/routes.ts';
import { lastBackup } from './desk/last-backup.ts';
import { receiversAtDesk } from './desk/people/addresses.ts';
import { openInviteMail } from './desk/people/invite-mail.ts';
import { openPeople } from './desk/people/open-people.ts';
import { createPushStore } from './desk/people/push-store.ts';
import { createStaffLinks } from './desk/people/staff-links.ts';
import { printedSettings } from './desk/settings/printed.ts';
import { createSettings } from './desk/settings/settings.ts';
import { createSettingsStore } from './desk/settings/settings-store.ts';
import { openLetters } from './desk/work/open-letters.ts';
import { openWork } from './desk/work/open-work.ts';
import type { Env } from './env.ts';
import { oversizeHandler } from './http/bounds.ts';
import { echoRoute } from './http/echo.ts';
import { inTurn } from './http/in-turn.ts';
import { createLimits } from './http/limits.ts';
import { createObserver } from './http/observe.ts';
import { createHttpServer } from './http/server.ts';
import { underCeiling } from './leads/ceiling.ts';
import { watchDisk } from './leads/disk-space.ts';
import { openStore } from './leads/open-store.ts';
import { createRetention } from './leads/retention.ts';
import { leadRoutes } from './leads/routes.ts';
import { createLeadService } from './leads/service.ts';
import { openStatusKey } from './leads/status-key.ts';
import { createLog, failure, type Log } from './log.ts';
import { listenForScrapes } from './metrics/listen.ts';
import { tallyOutboxes } from './metrics/outbox-tally.ts';
import { watchAssistant } from './metrics/watch-assistant.ts';
import { watchChannels } from './metrics/watch-channels.ts';
import { watchService, watchStore } from './metrics/watch-leads.ts';
import { openChannels } from './notifications/channels.ts';
import { createOutbox, type OutboxOptions } from './notifications/outbox.ts';
import { pushKeysOf } from './notifications/web-push.ts';
import { hour } from '../domain/moments.ts';

export interface Overrides {
  pages: MakePages;
  log?: Log;
  /** Knows other things than the site's content. */
  assistant?: Assistant;
  /** Other timings than the patient ones. */
  outbox?: Partial<OutboxOptions>;
}

interface Site {
  listener: RequestListener;
  /** Listens, and sets the workers going; resolves to the URL. */
  start(): Promise<string>;
  /** Stops listening, answers who is in, lets the workers finish. */
  stop(): Promise<void>;
}

export async function createSite(env: Env, overrides: Overrides): Promise<Site> {
  const { log = createLog(env.LOG_LEVEL) } = overrides;
  const words = content('en');
  const disk = watchDisk(env.DATA_DIR);
  const store = await openStore(env, log, disk);
  const bounded = env.RATE_LIMITS === 'on' ? underCeiling(store, env.ENQUIRIES_PER_HOUR) : store;
  // Loaded only where they are wanted.
  const metrics = env.METRICS_PORT === undefined ? null : (await import('./metrics/metrics.ts')).createMetrics();
  const key = openStatusKey(env, log);
  const home = env.SITE_URL ?? `http://localhost:${env.PORT}`;
  const firmPeople = openPeople(store, { siteUrl: home, key });
  const settings = createSettings({
    store: createSettingsStore(store.engine),
    printed: printedSettings(env.RETENTION_DAYS),
    log,
  });
  const links = createStaffLinks(key);
  const devices = createPushStore(store.engine);
  const receivers = receiversAtDesk({ people: firmPeople.people, links, siteUrl: home });
  const opened = await openChannels(env, firm, words.leads, { receivers, office: settings.office, devices });
  const channels = metrics ? watchChannels(opened, metrics) : opened;
  const outbox = createOutbox({ store, channels, log, acksPerHour: env.ACKS_PER_HOUR, ...overrides.outbox });
  const atDesk = openWork({
    store,
    people: firmPeople.people,
    office: settings.office,
    promiseHours: () => settings.now().promiseHours,
    retentionDays: () => settings.now().retentionDays,
    lastBackup: () => lastBackup(env.DATA_DIR)?.at ?? null,
    log,
    wakeOutbox: outbox.wake,
    ...(metrics && { onFirstCall: (took: number) => metrics.firstCall(took / 1000) }),
  });
  const letters = await openLetters(env, {
    store,
    people: firmPeople.people,
    work: atDesk.work,
    office: settings.office,
    log,
  });
  const retention = createRetention({
    store,
    days: () => settings.now().retentionDays,
    log,
    onErased: (count) => firmPeople.audit.add({ by: null, action: 'purged', detail: String(count) }),
  });
  const service = createLeadService({
    store: metrics ? watchStore(bounded, metrics) : bounded,
    log,
    noticeVersion: words.leads.consent.version,
    promise: () => settings.now().promiseHours * hour,
    key,
    loans: productIds,
    calls: {
      office: settings.office,
      perHour: firm.callsPerHour,
      nameOf: async (id) => (await firmPeople.people.byId(id))?.name.trim().split(/\s+/)[0] || null,
    },
    onStored: (changed) => {
      outbox.wake();
      atDesk.heard(changed);
    },
  });
  const leads = metrics ? watchService(service, metrics) : service;

  const assistant = openAssistant({ env, words, log, embedded: overrides.assistant });
  const gaps = createGaps(gapsFile(env.DATA_DIR));

  const observe = createObserver(log, metrics);
  const report = (error: unknown) => log.error('page.failed', failure(error));
  const pages = await overrides.pages({ leads, siteUrl: env.SITE_URL, report }, observe);
  const limits = createLimits(env.RATE_LIMITS, log);
  const closing = new AbortController();
  const desk = pages.desk?.({
    ...firmPeople,
    work: atDesk.work,
    links,
    push: env.VAPID_KEY ? { publicKey: pushKeysOf(env.VAPID_KEY).publicKey, devices } : null,
    settings,
    inviteMail: openInviteMail(env, log),
    limiter: limits.signIns,
    log,
    siteUrl: env.SITE_URL,
    trustedProxies: env.TRUST_PROXY,
    answers: () => store.engine.answers(),
    clock: Date.now,
    closing: closing.signal,
  });
  const from = { log, observe, siteUrl: env.SITE_URL, trustedProxies: env.TRUST_PROXY };
  const apis = new Map(
    [
      leadRoutes({ ...from, service: leads, limiter: limits.enquiries, words: words.leads }),
      chatRoutes({
        ...from,
        assistant: metrics ? watchAssistant(assistant, metrics) : assistant,
        limiter: limits.questions,
        gaps,
      }),
    ].map((api) => [api.path, api]),
  );
  const app = createApp({
    env,
    log,
    store,
    observe,
    apps: [...(desk ? [desk] : []), echoRoute(key, env.TRUST_PROXY)],
    pages,
    limits,
    words: { ...words.leads.api, failed: words.errors.failure.heading },
  });
  const refused = oversizeHandler(pages.refusals, observe);
  const answer = getRequestListener(app.fetch);
  const listener = inTurn((request, response) => {
    if (refused(request, response)) return;
    const api = apis.get(request.url?.split('?', 1)[0] ?? '');
    if (api) void api.handle(request, response);
    else pages.files(request, response, () => answer(request, response));
  });
  const server = createHttpServer(listener);

  let scrapes: ReturnType<typeof listenForScrapes> | undefined;

  return {
    listener,
    async start() {
      const url = await server.listen(env);
      outbox.start();
      settings.start();
      atDesk.start();
      letters?.start();
      retention.start();
      if (metrics && env.METRICS_PORT !== undefined) {
        const kinds = channels.flatMap((channel) => channel.kinds);
        metrics.watchOutbox(() => tallyOutboxes(store.outboxes, kinds, Date.now()));
        metrics.watchStore(() => store.probe());
        metrics.watchDisk(disk);
        metrics.watchDesk(atDesk.read);
        metrics.watchBackup(async () => lastBackup(env.DATA_DIR)?.at ?? Promise.reject(new Error('none yet')));
        scrapes = listenForScrapes({ metrics, port: env.METRICS_PORT, host: env.METRICS_HOST, log });
      }
      setImmediate(() => void assistant.learn());
      return url;
    },
    async stop() {
      closing.abort();
      await server.close();
      gaps.flush();
      settings.stop();
      await retention.stop();
      await outbox.stop();
      await letters?.stop();
      await atDesk.stop();
      await store.close();
      await scrapes?.close();
    },
  };
}
