import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { clientAddress } from './limits.ts';

/** Whom limits count: the address behind the trusted proxies. Called without a socket, as tests do, nobody's. */
export function visitorAddress(c: Context, trustedProxies: number): string {
  const socket = c.env?.incoming ? getConnInfo(c).remote.address : undefined;
  return clientAddress(socket, c.req.raw.headers.get('x-forwarded-for'), trustedProxies);
}
