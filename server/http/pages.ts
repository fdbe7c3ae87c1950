// Pages that depend on what the visitor sent: rendered when asked for, through React Router's own handler.
import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip as gzipCompress } from 'node:zlib';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { accepts } from './accepts.ts';
import { finishHtml } from './html.ts';
import { type PageContext, pageContext } from './page-context.ts';

export const brotli = promisify(brotliCompress);
export const gzip = promisify(gzipCompress);

/** With the seconds a sender of too many forms must wait, if so: nothing is stored then. */
export type RenderPage = (request: Request, wait: number | null) => Promise<Response>;

/** What every page is lent; the rest of its context is the request's own. */
export type Lent = Omit<PageContext, 'wait' | 'mark'>;

/** With a function for `build` (development) pages are left as they are: the policy would stop hot reload. */
export function pageRenderer(build: ServerBuild | (() => Promise<ServerBuild>), lent: Lent): RenderPage {
  const developing = typeof build === 'function';
  const handle = createRequestHandler(build, developing ? 'development' : 'production');
  return async (request, wait) => {
    const context = new RouterContextProvider();
    const mark = randomUUID();
    context.set(pageContext, { ...lent, wait, mark });
    const answer = await handle(request, context);
    if (!answer.headers.get('content-type')?.startsWith('text/html') || !answer.body) return answer;
    const headers = new Headers(answer.headers);
    if (developing) {
      headers.set('Content-Security-Policy', "frame-ancestors 'none'");
      return new Response(answer.body, { status: answer.status, headers });
    }
    const { html, policy } = finishHtml(await answer.text(), mark);
    headers.set('Content-Security-Policy', policy);
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store');
    return compressed(html, answer.status, headers, request);
  };
}

/** Fast rather than small: this page is made for one visitor. */
async function compressed(html: string, status: number, headers: Headers, request: Request): Promise<Response> {
  headers.append('Vary', 'Accept-Encoding');
  const wanted = request.headers.get('accept-encoding') ?? '';
  if (accepts(wanted, 'br')) {
    headers.set('Content-Encoding', 'br');
    return new Response(await brotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }), { status, headers });
  }
  if (accepts(wanted, 'gzip')) {
    headers.set('Content-Encoding', 'gzip');
    return new Response(await gzip(html), { status, headers });
  }
  return new Response(html, { status, headers });
}
