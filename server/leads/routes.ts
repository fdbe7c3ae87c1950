// POST /api/leads. Every answer is JSON that says what happened and, where there is something to do, what.
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { type ErrorWords, errorTexts } from '../../domain/lead/errors.ts';
import { jsonFields, mostFields } from '../http/bounds.ts';
import { wasAborted } from '../http/aborted.ts';
import type { Limiter } from '../http/limits.ts';
import { visitorNetworks } from '../http/visitor.ts';
import { failure, type Log } from '../log.ts';
import { isCrossSite } from './cross-site.ts';
import { statusPath } from './identity.ts';
import type { LeadService } from './service.ts';

interface LeadApiWords {
  errors: ErrorWords;
  api: Record<'crossSite' | 'notJson' | 'tooLarge' | 'tooManyFields' | 'onlyPost' | 'tooMany' | 'unavailable', string>;
}

interface Options {
  service: LeadService;
  limiter: Limiter;
  words: LeadApiWords;
  log: Log;
  siteUrl: string | undefined;
  trustedProxies: number;
}

const maxBody = 64 * 1024;
const retryAfterOutage = 5;

export function leadRoutes({ service, limiter, words, log, siteUrl, trustedProxies }: Options): Hono {
  const app = new Hono();
  const refuse = (c: Context, status: 403 | 405 | 413 | 415 | 429 | 503, error: string, headers = {}) =>
    c.json({ error }, status, { 'cache-control': 'no-store', ...headers });

  const tooLarge = (c: Context) => refuse(c, 413, words.api.tooLarge);
  const countedBody = bodyLimit({ maxSize: maxBody, onError: tooLarge });

  app.onError((error, c) => {
    if (!wasAborted(c)) log.error('enquiry.api_failed', failure(error));
    return refuse(c, 503, words.api.unavailable, { 'retry-after': String(retryAfterOutage) });
  });

  app.post(
    '/api/leads',
    (c, next) => {
      const headers = c.req.raw.headers;
      if (isCrossSite(headers, siteUrl)) return refuse(c, 403, words.api.crossSite);
      const wait = limiter.take(visitorNetworks(c, trustedProxies));
      if (wait !== null) return refuse(c, 429, words.api.tooMany, { 'retry-after': String(wait) });
      if (!/^application\/json\s*(;|$)/i.test(headers.get('content-type') ?? '')) {
        return refuse(c, 415, words.api.notJson);
      }
      return next();
    },
    (c, next) => {
      // A declared length is kept by the HTTP parser, and the body can then be read the short way: counting it as a
      // stream doubles the memory under load.
      const length = c.req.header('content-length');
      if (length === undefined || c.req.header('transfer-encoding') !== undefined) return countedBody(c, next);
      return Number(length) > maxBody ? tooLarge(c) : next();
    },
    async (c) => {
      // A body cut off on its way is as good as none; nobody is there to read the answer.
      const text = await c.req.text().catch(() => '');
      if (jsonFields(text).all > mostFields) return refuse(c, 413, words.api.tooManyFields);
      const result = await service.submit(parseJson(text));
      if (result.kind === 'invalid') {
        return c.json({ errors: errorTexts(result.errors, words.errors) }, 422, { 'cache-control': 'no-store' });
      }
      if (result.kind === 'unavailable') {
        return refuse(c, 503, words.api.unavailable, { 'retry-after': String(retryAfterOutage) });
      }
      const { reference, statusToken, repeated } = result;
      const callBy = new Date(result.callBy).toISOString();
      const link = statusToken === null ? {} : { statusUrl: statusPath(statusToken) };
      return c.json({ reference, ...link, callBy }, repeated ? 200 : 201, { 'cache-control': 'no-store' });
    },
  );
  app.all('/api/leads', (c) => refuse(c, 405, words.api.onlyPost, { allow: 'POST' }));
  return app;
}

/** What is no JSON is no object either: the schema says so. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
