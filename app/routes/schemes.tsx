import { data, redirect } from 'react-router';
import { content } from '../../content/load.ts';
import { afterStep, stepAt } from '../../domain/schemes/answers.ts';
import { pageTitle } from '../features/tools/schemes/page-title.ts';
import { SchemeFinder } from '../features/tools/schemes/scheme-finder.tsx';
import { languageOf } from '../language.ts';
import { schemesContent } from '../page-data/schemes.server.ts';
import { breadcrumbData, trailTo } from '../page-data/structured-data.server.ts';
import { privateHeaders, privateMeta } from '../private-page.ts';
import { type PageHandle, pageMeta } from '../seo.ts';
import type { Route } from './+types/schemes';
import '../styles/tools.css';

/** The same for every address: the answers in it are read and judged where the page is drawn. */
function page(request: Request) {
  const all = content(languageOf(request));
  const { title, description, name } = all.schemes;
  const path = '/schemes';
  return {
    seo: { title, description, path, jsonLd: [breadcrumbData(trailTo(all.site, { label: name, path }))] },
    tool: schemesContent(all),
  };
}

export function loader({ request }: Route.LoaderArgs) {
  const { search, searchParams: params } = new URL(request.url);
  if (!search) return page(request);
  const next = afterStep(params).toString();
  if (params.has('step') && next !== params.toString())
    throw redirect(`/schemes?${next}`, { status: 303, headers: privateHeaders });
  return data(page(request), { status: stepAt(params).wrong ? 422 : 200, headers: privateHeaders });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const shouldRevalidate = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
  currentUrl.pathname !== nextUrl.pathname;

export const handle: PageHandle<typeof page> = {
  title: ({ tool }) => tool.words.questions.for.title,
  readsQuery: true,
};

export const meta: Route.MetaFunction = ({ loaderData, location }) => {
  if (!loaderData) return [];
  const { seo, tool } = loaderData;
  if (!location.search) return pageMeta(seo);
  const title = pageTitle(tool, new URLSearchParams(location.search));
  return [...pageMeta({ ...seo, title }), ...privateMeta];
};

export default function SchemesPage({ loaderData }: Route.ComponentProps) {
  return <SchemeFinder content={loaderData.tool} />;
}
