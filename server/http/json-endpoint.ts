// An API: JSON posted to one path. What is refused is refused in the order of what it costs; every answer is JSON. It stands
// on Node's own request, as files do: wrapped for every question, the request would cost as much as the answer.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { failure, type Log } from '../log.ts';
import { brokeOff } from './aborted.ts';
import { jsonFields, mostFields } from './bounds.ts';
import { isCrossSite } from './cross-site.ts';
import { everyAnswer } from './headers.ts';
import type { Limiter } from './limits.ts';
import { clientNetworks, type Networks } from './networks.ts';
import { type Observe, requestId, senderGone } from './observe.ts';

/** What every API is given. */
export interface ApiOptions {
  limiter: Limiter;
  log: Log;
  observe: Observe;
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

/** Answers its own path, with every method. */
export interface Api {
  path: string;
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
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

interface Told {
  status: number;
  body: object;
  headers?: Record<string, string>;
}

const afterOutage = { 'Retry-After': '5' };
/** For the rest of what was refused, so that its sender comes to read why. */
const drainMs = 500;

export function jsonEndpoint(endpoint: Endpoint): Api {
  const {
    path,
    maxBody,
    counted,
    words,
    failed,
    answer,
    limiter,
    log,
    observe,
    siteUrl,
    trustedProxies = 0,
  } = endpoint;
  const refusal = (status: 403 | 405 | 413 | 415 | 429 | 503, error: string, headers = {}): Told => ({
    status,
    body: { error },
    headers,
  });

  /** By its headers alone; null when it may be read. */
  function refused({ method, headers }: IncomingMessage, networks: Networks): Told | null {
    if (method !== 'POST') return refusal(405, words.onlyPost, { Allow: 'POST' });
    const get = (name: string) => headers[name]?.toString() ?? null;
    if (isCrossSite({ get }, siteUrl)) return refusal(403, words.crossSite);
    const wait = limiter.take(networks);
    if (wait !== null) return refusal(429, words.tooMany, { 'Retry-After': String(wait) });
    if (!/^application\/json\s*(;|$)/i.test(headers['content-type'] ?? '')) return refusal(415, words.notJson);
    return Number(headers['content-length'] ?? 0) > maxBody ? refusal(413, words.tooLarge) : null;
  }

  async function told(request: IncomingMessage): Promise<Told> {
    const forwarded = request.headers['x-forwarded-for']?.toString() ?? null;
    const networks = clientNetworks(request.socket.remoteAddress, forwarded, trustedProxies);
    const no = refused(request, networks);
    if (no) return no;
    const text = await textOf(request, maxBody);
    if (text === null) return refusal(413, words.tooLarge);
    if (jsonFields(text)[counted] > mostFields) return refusal(413, words.tooManyFields);
    const { status, body } = await answer(parseJson(text), networks);
    return { status, body, ...(status === 503 && { headers: afterOutage }) };
  }

  return {
    path,
    async handle(request, response) {
      const id = requestId();
      const started = performance.now();
      const { status, body, headers } = await told(request).catch((error: unknown): Told => {
        if (!brokeOff(request)) log.error(failed, failure(error));
        return refusal(503, words.unavailable, afterOutage);
      });
      const text = JSON.stringify(body);
      response.writeHead(status, {
        ...everyAnswer,
        'Content-Type': 'application/json',
        'Content-Length': Buffer.byteLength(text),
        'Cache-Control': 'no-store',
        'X-Request-Id': id,
        ...headers,
      });
      response.end(request.method === 'HEAD' ? undefined : text);
      observe({ id, method: request.method ?? '', path, status: brokeOff(request) ? senderGone : status, started });
      if (!request.complete) {
        request.resume();
        setTimeout(() => request.complete || request.destroy(), drainMs).unref();
      }
    },
  };
}

/** Null when it is longer than that. A body cut off on its way is as good as none: nobody is there to read the answer. */
function textOf(request: IncomingMessage, most: number): Promise<string | null> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      size += chunk.byteLength;
      if (size <= most) return;
      request.removeAllListeners('data');
      resolve(null);
    });
    request.once('end', () => resolve(Buffer.concat(chunks).toString()));
    request.once('error', () => resolve(''));
    request.once('close', () => resolve(''));
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
