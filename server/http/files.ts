// The built site, held in memory with its compressed twins: no disk access while serving.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { extname, join, sep } from 'node:path';
import { accepts } from './accepts.ts';
import { everyAnswer } from './headers.ts';
import { type Observe, requestId } from './observe.ts';
import type { BuiltPage } from './page-manifest.ts';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.data': 'text/x-script; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
};

export interface Codings {
  plain: Uint8Array;
  br?: Uint8Array;
  gzip?: Uint8Array;
}

interface StoredFile extends Codings {
  headers: Record<string, string>;
  etag: string;
  readsQuery: boolean;
}

export type Files = Map<string, StoredFile>;

const cacheControl = (path: string) =>
  path.startsWith('/assets/')
    ? 'public, max-age=31536000, immutable'
    : /\.(html|data|json|xml|txt)$/.test(path)
      ? 'public, max-age=0, must-revalidate'
      : 'public, max-age=86400';

const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/** The path a visitor asks for: /about for about/index.html. */
const pathOf = (path: string) => path.replace(/\/index\.html$/, '') || '/';

export function loadFiles(directory: string, pages: Record<string, BuiltPage>): Files {
  const files: Files = new Map();
  const names = new Set(readdirSync(directory, { recursive: true, encoding: 'utf8' }));
  const read = (name: string) => (names.has(name) ? readFileSync(join(directory, name)) : undefined);
  for (const name of names) {
    const type = types[extname(name)];
    const plain = type && read(name);
    if (!plain) continue;
    const path = `/${name.split(sep).join('/')}`;
    const page = pathOf(path);
    const headers: Record<string, string> = {
      ...everyAnswer,
      'Content-Type': type,
      'Cache-Control': cacheControl(path),
    };
    const { policy, readsQuery = false } = pages[page] ?? {};
    if (policy) headers['Content-Security-Policy'] = policy;
    // A drawing opened by itself is a document: it may style itself, and nothing else.
    if (type === types['.svg']) headers['Content-Security-Policy'] = drawingPolicy;
    const etag = createHash('sha256').update(plain).digest('base64url').slice(0, 20);
    const [br, gzip] = [read(`${name}.br`), read(`${name}.gz`)];
    if (br || gzip) headers.Vary = 'Accept-Encoding';
    files.set(page, { headers, etag, plain, br, gzip, readsQuery });
  }
  return files;
}

export function codingFor(file: Codings, wanted: string): keyof Codings {
  if (file.br && accepts(wanted, 'br')) return 'br';
  return file.gzip && accepts(wanted, 'gzip') ? 'gzip' : 'plain';
}

/** A page's data fetched ahead is for the next tap: asking whether it still holds would undo the gain. */
const kept = 'private, max-age=60';

/** Of the versions a browser says it has: it has one. */
const longestList = 1_024;

/**
 * Answers a request for a built file, and says whether it did. It stands before everything else, on Node's own request:
 * most of what a visitor asks for ends here.
 */
export function fileHandler(files: Files, observe: Observe) {
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { method = '', url = '' } = request;
    if (method !== 'GET' && method !== 'HEAD') return false;
    const started = performance.now();
    const [path = '', query] = url.split('?', 2);
    const file = files.get(path);
    // To most pages a query says nothing: a campaign's link gets the built one.
    if (!file || (file.readsQuery && query !== undefined)) return false;
    const id = requestId();
    const coding = codingFor(file, request.headers['accept-encoding'] ?? '');
    const etag = `"${file.etag}${coding === 'plain' ? '' : `-${coding}`}"`;
    const headers: OutgoingHttpHeaders = { ...file.headers, ETag: etag, 'X-Request-Id': id };
    if (path.endsWith('.data') && request.headers['sec-purpose']) headers['Cache-Control'] = kept;
    const known = request.headers['if-none-match']?.slice(0, longestList).split(/,\s*/).includes(etag);
    const body = file[coding] as Uint8Array;
    if (!known) {
      if (coding !== 'plain') headers['Content-Encoding'] = coding;
      headers['Content-Length'] = body.byteLength;
    }
    const status = known ? 304 : 200;
    response.writeHead(status, headers);
    response.end(known || method === 'HEAD' ? undefined : body);
    observe({ id, method, path, status, started });
    return true;
  };
}
