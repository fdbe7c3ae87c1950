// What the site sees of a request that came through every proxy: for `npm run doctor` only, which proves with the site's
// own key that it is asking. For everybody else this address does not exist.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';

export const echoPath = '/api/doctor';
export const echoHeader = 'x-pinkstone-doctor';
const lasts = 5 * 60_000;

export interface Echo {
  /** Entries of X-Forwarded-For. */
  forwarded: number;
  /** TRUST_PROXY of the process that answered. */
  trusted: number;
  host: string;
}

const mac = (key: Buffer, at: string) => createHmac('sha256', key).update(`pinkstone doctor\n${at}`).digest();

export const signEcho = (key: Buffer, now: number) => `${now}.${mac(key, String(now)).toString('base64url')}`;

function isSigned(header: string | undefined, key: Buffer, now: number): boolean {
  const [at = '', signature = ''] = (header ?? '').split('.');
  const given = Buffer.from(signature, 'base64url');
  const wanted = mac(key, at);
  return given.length === wanted.length && timingSafeEqual(given, wanted) && Math.abs(now - Number(at)) < lasts;
}

export function echoRoute(key: Buffer, trusted: number): Hono {
  const app = new Hono();
  app.get(echoPath, async (c, next) => {
    if (!isSigned(c.req.header(echoHeader), key, Date.now())) return next();
    const forwarded = (c.req.header('x-forwarded-for') ?? '').split(',').filter((hop) => hop.trim() !== '').length;
    const echo: Echo = { forwarded, trusted, host: c.req.header('host') ?? '' };
    return c.json(echo, 200, { 'cache-control': 'no-store' });
  });
  return app;
}
