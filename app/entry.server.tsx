import { renderToReadableStream } from 'react-dom/server';
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router';
import { pageContext, prerenderMark } from '../server/http/page-context.ts';

/** The server's own screen (server/http/refusals.ts): it takes it from here, and knows no others. */
export { refusalPage } from './refusal-page.tsx';

/** Whole pages, never streams: they are post-processed, hashed for the content security policy and compressed as one. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  lent: Readonly<RouterContextProvider>,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const nonce = lent.get(pageContext)?.mark ?? prerenderMark;
  const body = await renderToReadableStream(<ServerRouter context={context} url={request.url} nonce={nonce} />, {
    nonce,
    // Parts that wait for their code stand in their place, whatever their size: put there by scripts they would be
    // missing where there are none.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  await body.allReady;
  return new Response(body, { status, headers });
}

export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
) {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  const lent = context.get(pageContext);
  // While pages are prerendered there is no log: the build must show what broke it.
  if (lent) lent.report(error);
  else console.error(error);
}
