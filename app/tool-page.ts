// A tool's page carries the same data at every address. What a visitor answered stands in the query: it is read and judged
// where the page is drawn, and the server only tells whether it is in order.
import { data, type HeadersArgs, type MetaDescriptor, redirect } from 'react-router';
import { privateHeaders, privateMeta } from './private-page.ts';
import { pageMeta, type Seo } from './seo.ts';

interface Sent {
  /** The address that a form without scripts leads to, where that is another one. */
  to?: string | undefined;
  /** What was sent must be put right. */
  wrong: boolean;
}

/** The answer to a request for the page; `judge` is asked about an address with a query. */
export function toolPage<Page>(
  request: Request,
  page: (request: Request) => Page,
  judge: (asked: URLSearchParams) => Sent,
) {
  const { search, searchParams } = new URL(request.url);
  if (!search) return page(request);
  const { to, wrong } = judge(searchParams);
  if (to !== undefined) throw redirect(to, { status: 303, headers: privateHeaders });
  return data(page(request), { status: wrong ? 422 : 200, headers: privateHeaders });
}

/** Of a tool that asks step by step (domain/steps.ts). */
export function judgeStep(path: string, asked: URLSearchParams, next: URLSearchParams, { wrong }: Sent): Sent {
  const leads = asked.has('step') && next.toString() !== asked.toString();
  return { to: leads ? `${path}?${next}` : undefined, wrong };
}

export const loaderHeaders = (args: HeadersArgs) => args.loaderHeaders;

/** Another query shows the same data. */
export const onAnotherPage = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
  currentUrl.pathname !== nextUrl.pathname;

/** With answers in its address a page has a title of its own, and nobody lists it. */
export function toolMeta<Tool>(
  loaded: { seo: Seo; tool: Tool } | undefined,
  search: string,
  titleOf: (tool: Tool, asked: URLSearchParams) => string,
): MetaDescriptor[] {
  if (!loaded) return [];
  const { seo, tool } = loaded;
  if (!search) return pageMeta(seo);
  return [...pageMeta({ ...seo, title: titleOf(tool, new URLSearchParams(search)) }), ...privateMeta];
}
