// What is refused by its size, before anything of it is parsed. RATE_LIMITS does not touch these.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { everyAnswer } from './headers.ts';
import { type Observe, requestId } from './observe.ts';
import type { RefusalPages } from './refusals.ts';

const longestUrl = 2_048;
const mostParameters = 32;
/** A calculator with every view filled in has more of them, and its plainest form the most (bounds.test.ts counts). */
const mostOfCalculator = 80;
const longestAcceptEncoding = 256;
const mostHeaders = 100;
export const mostFields = 64;

/** The status to refuse with, or null. */
export function refusedBySize({
  url = '',
  rawHeaders,
  headers,
}: Pick<IncomingMessage, 'url' | 'rawHeaders' | 'headers'>) {
  const mark = url.indexOf('?');
  const query = mark === -1 ? 0 : url.length - mark - 1;
  if (query > longestUrl || url.length - query > longestUrl) return 414;
  const most = url.startsWith('/emi-calculator') ? mostOfCalculator : mostParameters;
  if (query > 0 && occurrences(url.slice(mark), '&') >= most) return 400;
  // Node reads a thousand headers in the time of a page: counted before they are looked at.
  if (rawHeaders.length > 2 * mostHeaders) return 431;
  return (headers['accept-encoding']?.length ?? 0) > longestAcceptEncoding ? 431 : null;
}

/** Answers a request that is too large with a ready page, and says whether it did. */
export function oversizeHandler(pages: RefusalPages, observe: Observe) {
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { method = '', url = '', headers } = request;
    const status = refusedBySize(request);
    const unread = status !== null || method === 'GET' || method === 'HEAD';
    const body = Number(headers['content-length']) > 0 || 'transfer-encoding' in headers;
    // A body that nobody asked for is not read: the connection ends with the answer.
    if (unread && body) response.setHeader('Connection', 'close');
    if (status === null) return false;
    const started = performance.now();
    const id = requestId();
    response.writeHead(status, {
      ...everyAnswer,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Length': pages[status].byteLength,
      'Cache-Control': 'no-store',
      'X-Request-Id': id,
    });
    response.end(method === 'HEAD' ? undefined : pages[status]);
    observe({ id, method, path: url.split('?', 1)[0] as string, status, started });
    return true;
  };
}

/** Fields of a form as it was sent; what is no form has none. */
export function formFields(body: Uint8Array, type: string): number {
  const text = Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString('latin1');
  if (/^application\/x-www-form-urlencoded\b/i.test(type)) return occurrences(text, '&') + 1;
  return /^multipart\/form-data\b/i.test(type) ? (text.match(/content-disposition/gi)?.length ?? 0) : 0;
}

/** Members of JSON objects as they were sent: of the outermost, and of all. Whether it is JSON at all is not asked. */
export function jsonFields(text: string): { outer: number; all: number } {
  let depth = 0;
  let outer = 0;
  let all = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charCodeAt(at);
    if (quoted) {
      if (char === 0x5c) at += 1;
      else if (char === 0x22) quoted = false;
    } else if (char === 0x22) quoted = true;
    else if (char === 0x7b || char === 0x5b) depth += 1;
    else if (char === 0x7d || char === 0x5d) depth -= 1;
    else if (char === 0x3a) {
      all += 1;
      if (depth === 1) outer += 1;
    }
  }
  return { outer, all };
}

function occurrences(text: string, part: string): number {
  let count = 0;
  for (let at = text.indexOf(part); at !== -1; at = text.indexOf(part, at + 1)) count += 1;
  return count;
}
