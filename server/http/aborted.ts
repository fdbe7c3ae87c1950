import type { IncomingMessage } from 'node:http';
import type { Context } from 'hono';

/** The sender hung up, or was disconnected, before all of the request was here: nothing failed, and nobody reads the answer. */
export function wasAborted(c: Context): boolean {
  const incoming: IncomingMessage | undefined = c.env?.incoming;
  return incoming?.destroyed === true && !incoming.complete;
}
