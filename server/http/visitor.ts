import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { clientNetworks, type Networks } from './networks.ts';

/** Whom limits count: who stands behind the trusted proxies. Called without a socket, as tests do, nobody. */
export function visitorNetworks(c: Context, trustedProxies: number): Networks {
  const socket = c.env?.incoming ? getConnInfo(c).remote.address : undefined;
  return clientNetworks(socket, c.req.raw.headers.get('x-forwarded-for'), trustedProxies);
}
