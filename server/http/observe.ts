// One line in the log and one count in the metrics per request, whichever handler answered it.
import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Log } from '../log.ts';
import type { Metrics, RouteKind } from '../metrics/metrics.ts';
import { wasAborted } from './aborted.ts';
import { loggedPath } from './logged-path.ts';

interface Answered {
  id: string;
  method: string;
  path: string;
  status: number;
  started: number;
}
export type Observe = (answered: Answered) => void;

const boot = randomUUID().slice(0, 8);
let count = 0;
/** Unique while this process lives, and between processes by its first half. */
export const requestId = () => `${boot}-${(++count).toString(36)}`;

/** Never the query, the body or the address; tokens in paths are masked. */
export function createObserver(log: Log, metrics: Pick<Metrics, 'requested'> | null): Observe {
  return ({ id, method, path, status, started }) => {
    const ms = performance.now() - started;
    log.info('request', { id, method, path: loggedPath(path), status, ms: Math.round(ms * 10) / 10 });
    metrics?.requested(routeKind(method, path, status), status, ms / 1000);
  };
}

/** As proxies write it for a request whose sender left: neither served nor our failure. */
export const senderGone = 499;

export function observed(observe: Observe): MiddlewareHandler {
  return async (c, next) => {
    const id = requestId();
    const started = performance.now();
    await next();
    c.res.headers.set('X-Request-Id', id);
    const status = wasAborted(c) ? senderGone : c.res.status;
    observe({ id, method: c.req.method, path: c.req.path, status, started });
  };
}

/** By what the address looks like, so that the list stays closed whatever robots ask for. */
export function routeKind(method: string, path: string, status: number): RouteKind {
  if (path === '/healthz') return 'health';
  if (path === '/api/leads') return 'api/leads';
  if (path === '/api/chat') return 'api/chat';
  // What does not exist, or answers no such method, is mostly robots: it must not bend the figures of real pages.
  if (status === 404 || status === 405 || path.startsWith('/api/')) return 'other';
  if (!['GET', 'HEAD', 'POST'].includes(method)) return 'other';
  // The data of a page, fetched on the way to it, is the page.
  return path.includes('.') && !path.endsWith('.data') ? 'asset' : 'page';
}
