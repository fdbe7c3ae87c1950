import type { IncomingMessage } from 'node:http';
import type { Context } from 'hono';

/** The sender hung up, or was disconnected, before all of the request was here: nothing failed, and nobody reads the answer. */
export const brokeOff = (request: IncomingMessage | undefined): boolean =>
  request?.destroyed === true && !request.complete;

export const wasAborted = (c: Context): boolean => brokeOff(c.env?.incoming);
