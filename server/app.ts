// Every request that is neither for the API (http/json-endpoint.ts) nor for a built file (http/files.ts), in order: the
// desk, one address per page, pages that are not there, then pages that depend on what the visitor sent.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { DeskLent } from './desk/web/context.ts';
import type { Env } from './env.ts';
import { formFields, mostFields } from './http/bounds.ts';
import { wasAborted } from './http/aborted.ts';
import { isCrossSite } from './http/cross-site.ts';
import { securityHeaders } from './http/headers.ts';
import { heldHealth } from './http/health.ts';
import type { Limits } from './http/limits.ts';
import { loggedPath } from './http/logged-path.ts';
import { type Observe, observed } from './http/observe.ts';
import type { Missing } from './http/missing-pages.ts';
import type { Lent, RenderPage } from './http/pages.ts';
import { type RefusalPages, refusal } from './http/refusals.ts';
import { tidyUrl } from './http/tidy-url.ts';
import { createTurnstile } from './http/turnstile.ts';
import { visitorNetworks } from './http/visitor.ts';
import type { LeadStore } from './leads/store.ts';
import { failure, type Log } from './log.ts';

const maxForm = 64 * 1024;

/** Pages in the making at one time, about a second's work. An enquiry still finds room when readers no longer do. */
const room = { readers: 100, senders: 200 };
const mostOfOne = 16;
const retryAfter = '2';

type Vars = { Variables: { wait: number | null; who: string } };

/** The screens as the site sees them: built ones (built-pages.ts), or made from the sources (dev.ts). */
interface Pages {
  /** Files, before everything else, on Node's own request: answers, or leaves it to `next`. */
  files: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  render: RenderPage;
  missing: Missing;
  refusals: RefusalPages;
  /** The desk, which is made of screens as well; stand-ins for pages have none. */
  desk?: (lent: DeskLent) => Hono;
}
export type MakePages = (lent: Lent, observe: Observe) => Pages | Promise<Pages>;

interface Options {
  env: Env;
  log: Log;
  store: LeadStore;
  observe: Observe;
  /** Each answers its own paths, with every method. */
  apps: Hono[];
  pages: Omit<Pages, 'files' | 'desk'>;
  limits: Limits;
  words: { crossSite: string; tooMany: string; tooLarge: string; failed: string };
}

export function createApp({ env, log, store, observe, apps, pages, limits, words }: Options): Hono<Vars> {
  const { render, missing, refusals } = pages;
  const app = new Hono<Vars>();
  const turnstile = createTurnstile(env.RATE_LIMITS === 'on' ? mostOfOne : Number.POSITIVE_INFINITY);
  const health = heldHealth(() => store.probe());
  app.use(observed(observe));
  app.use(securityHeaders);

  app.get('/healthz', async (c) => {
    const { ok, ...rest } = await health();
    return c.json({ ok, ...rest }, ok ? 200 : 503, { 'cache-control': 'no-store' });
  });
  for (const own of apps) app.route('/', own);

  app.use(async (c, next) => {
    const { method } = c.req;
    if (method === 'GET' || method === 'HEAD') {
      const url = new URL(c.req.url);
      if (url.pathname.startsWith('/assets/')) return c.notFound();
      const tidy = tidyUrl(url);
      if (tidy) return c.redirect(tidy, 301);
      const absent = await missing(url.pathname, c.req.header('accept-encoding') ?? '');
      if (absent) return absent;
    } else if (method !== 'POST') return c.text('', 405, { allow: 'GET, HEAD, POST' });
    else if (isCrossSite(c.req.raw.headers, env.SITE_URL)) return c.text(words.crossSite, 403);

    const networks = visitorNetworks(c, env.TRUST_PROXY);
    const wait = limits.pages.take(networks);
    if (wait !== null) return refusal(refusals, 429, { 'Retry-After': String(wait) });
    if (method === 'POST') c.set('wait', limits.enquiries.take(networks));
    c.set('who', networks.at(-1) as string);
    return next();
  });
  app.post('*', bodyLimit({ maxSize: maxForm, onError: (c) => c.text(words.tooLarge, 413) }), async (c, next) => {
    const { url, method, headers, signal } = c.req.raw;
    const body = new Uint8Array(await c.req.arrayBuffer());
    if (formFields(body, c.req.header('content-type') ?? '') > mostFields) return refusal(refusals, 400);
    c.req.raw = new Request(url, { method, headers, signal, body });
    return next();
  });
  app.all('*', async (c) => {
    const wait = c.get('wait') ?? null;
    const guest = { who: c.get('who'), room: c.req.method === 'POST' ? room.senders : room.readers };
    const answer = await turnstile(guest, () => render(c.req.raw, wait));
    if (typeof answer === 'number') return refusal(refusals, answer, { 'Retry-After': retryAfter });
    // A form's own page says that it is too much, with everything typed still in it. Elsewhere there is nothing to keep.
    const kept = wait === null || answer.status !== 405;
    return kept ? answer : c.text(words.tooMany, 429, { 'retry-after': String(wait) });
  });

  app.onError((error, c) => {
    if (!wasAborted(c)) log.error('request.failed', { path: loggedPath(c.req.path), ...failure(error) });
    return c.text(words.failed, 500, { 'cache-control': 'no-store' });
  });
  return app;
}
