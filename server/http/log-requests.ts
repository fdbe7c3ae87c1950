import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Log } from '../log.ts';

/** One line per request: never its query, body or address. Tokens in paths are cut off. */
export function logRequests(log: Log): MiddlewareHandler {
  return async (c, next) => {
    const started = performance.now();
    const id = randomUUID();
    await next();
    c.res.headers.set('X-Request-Id', id);
    log.info('request', {
      id,
      method: c.req.method,
      path: c.req.path.replace(/^\/status\/.*/, '/status/…'),
      status: c.res.status,
      ms: Math.round((performance.now() - started) * 10) / 10,
    });
  };
}
