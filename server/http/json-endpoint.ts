// An API: JSON posted to one path. What is refused is refused in the order of what it costs; every answer is JSON.
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { failure, type Log } from '../log.ts';
import { wasAborted } from './aborted.ts';
import { jsonFields, mostFields } from './bounds.ts';
import { isCrossSite } from './cross-site.ts';
import type { Limiter } from './limits.ts';
import type { Networks } from './networks.ts';
import { visitorNetworks } from './visitor.ts';

/** What every API is given. */
export interface ApiOptions {
  limiter: Limiter;
  log: Log;
  siteUrl?: string | undefined;
  trustedProxies?: number;
}

export type ApiWords = Record<
  'crossSite' | 'tooMany' | 'notJson' | 'tooLarge' | 'tooManyFields' | 'onlyPost' | 'unavailable',
  string
>;

export interface Reply {
  status: 200 | 201 | 400 | 422 | 503;
  body: object;
}

interface Endpoint extends ApiOptions {
  path: string;
  maxBody: number;
  /** Of which objects the members are counted. */
  counted: keyof ReturnType<typeof jsonFields>;
  words: ApiWords;
  /** How the log calls a failure to answer. */
  failed: string;
  /** `input` is null for what is no JSON. */
  answer(input: unknown, networks: Networks): Reply | Promise<Reply>;
}

const retryAfterOutage = '5';

export function jsonEndpoint(endpoint: Endpoint): Hono {
  const { path, maxBody, counted, words, failed, answer, limiter, log, siteUrl, trustedProxies = 0 } = endpoint;
  const app = new Hono();
  const refuse = (c: Context, status: 403 | 405 | 413 | 415 | 429 | 503, error: string, headers = {}) =>
    c.json({ error }, status, { 'cache-control': 'no-store', ...headers });
  const tooLarge = (c: Context) => refuse(c, 413, words.tooLarge);
  const countedBody = bodyLimit({ maxSize: maxBody, onError: tooLarge });

  app.onError((error, c) => {
    if (!wasAborted(c)) log.error(failed, failure(error));
    return refuse(c, 503, words.unavailable, { 'retry-after': retryAfterOutage });
  });

  app.post(
    path,
    (c, next) => {
      const { headers } = c.req.raw;
      if (isCrossSite(headers, siteUrl)) return refuse(c, 403, words.crossSite);
      const wait = limiter.take(visitorNetworks(c, trustedProxies));
      if (wait !== null) return refuse(c, 429, words.tooMany, { 'retry-after': String(wait) });
      const isJson = /^application\/json\s*(;|$)/i.test(headers.get('content-type') ?? '');
      return isJson ? next() : refuse(c, 415, words.notJson);
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
      if (jsonFields(text)[counted] > mostFields) return refuse(c, 413, words.tooManyFields);
      const { status, body } = await answer(parseJson(text), visitorNetworks(c, trustedProxies));
      const headers = { 'cache-control': 'no-store', ...(status === 503 && { 'retry-after': retryAfterOutage }) };
      return c.json(body, status, headers);
    },
  );
  app.all(path, (c) => refuse(c, 405, words.onlyPost, { allow: 'POST' }));
  return app;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
