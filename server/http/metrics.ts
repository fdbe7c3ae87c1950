import type { MiddlewareHandler } from 'hono';
import type { Metrics, RouteKind } from '../metrics/metrics.ts';

export function countRequests(metrics: Pick<Metrics, 'requested'>): MiddlewareHandler {
  return async (c, next) => {
    const started = performance.now();
    await next();
    const { method, path } = c.req;
    metrics.requested(routeKind(method, path, c.res.status), c.res.status, (performance.now() - started) / 1000);
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
