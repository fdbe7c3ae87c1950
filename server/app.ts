// Every request that is not for a built file (http/files.ts), in order: the API, one address per page, then pages that
// depend on what the visitor sent.
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Env } from './env.ts';
import { wasCutOff } from './http/cut-off.ts';
import { securityHeaders } from './http/headers.ts';
import type { Limiter } from './http/limits.ts';
import { loggedPath } from './http/logged-path.ts';
import { type Observe, observed } from './http/observe.ts';
import type { RenderPage } from './http/pages.ts';
import { tidyAddress } from './http/tidy-address.ts';
import { visitorAddress } from './http/visitor.ts';
import { isCrossSite } from './leads/cross-site.ts';
import type { LeadStore } from './leads/store.ts';
import { failure, type Log } from './log.ts';

const maxForm = 64 * 1024;

type Vars = { Variables: { wait: number | null } };

interface Options {
  env: Env;
  log: Log;
  store: LeadStore;
  observe: Observe;
  /** Each answers its own path, with every method. */
  apis: Hono[];
  render: RenderPage;
  forms: Limiter;
  words: { crossSite: string; tooMany: string; tooLarge: string; failed: string };
}

export function createApp({ env, log, store, observe, apis, render, forms, words }: Options): Hono<Vars> {
  const app = new Hono<Vars>();
  app.use(observed(observe));
  app.use(securityHeaders);

  app.get('/healthz', async (c) => {
    const { ok, ...health } = await store.probe();
    return c.json({ ok, ...health }, ok ? 200 : 503, { 'cache-control': 'no-store' });
  });
  for (const api of apis) app.route('/', api);

  app.use(async (c, next) => {
    const { method } = c.req;
    if (method === 'GET' || method === 'HEAD') {
      const url = new URL(c.req.url);
      if (url.pathname.startsWith('/assets/')) return c.notFound();
      const tidy = tidyAddress(url);
      if (tidy) return c.redirect(tidy, 301);
      return next();
    }
    if (method !== 'POST') return c.text('', 405, { allow: 'GET, HEAD, POST' });
    if (isCrossSite(c.req.raw.headers, env.SITE_URL)) return c.text(words.crossSite, 403);
    c.set('wait', forms.take(visitorAddress(c, env.TRUST_PROXY)));
    return next();
  });
  app.post('*', bodyLimit({ maxSize: maxForm, onError: (c) => c.text(words.tooLarge, 413) }));
  app.all('*', async (c) => {
    const wait = c.get('wait') ?? null;
    const answer = await render(c.req.raw, wait);
    // A form's own page says that it is too much, with everything typed still in it. Elsewhere there is nothing to keep.
    const kept = wait === null || answer.status !== 405;
    return kept ? answer : c.text(words.tooMany, 429, { 'retry-after': String(wait) });
  });

  app.onError((error, c) => {
    if (!wasCutOff(c)) log.error('request.failed', { path: loggedPath(c.req.path), ...failure(error) });
    return c.text(words.failed, 500, { 'cache-control': 'no-store' });
  });
  return app;
}
