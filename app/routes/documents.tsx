import { data, redirect } from 'react-router';
import { documentLists, documentLoans, documentsChecked } from '../../content/documents.ts';
import { firm } from '../../content/firm.ts';
import { content } from '../../content/load.ts';
import { wordsOf } from '../../content/products.ts';
import { isWhole, readChoice, searchOf } from '../../domain/documents/papers.ts';
import { fillIn } from '../../domain/fill-in.ts';
import { formatDate } from '../../domain/money/format.ts';
import { Documents } from '../features/tools/documents/documents.tsx';
import { listTitle } from '../features/tools/documents/setting.ts';
import { languageOf } from '../language.ts';
import { breadcrumbData, trailTo } from '../page-data/structured-data.server.ts';
import { privateHeaders, privateMeta } from '../private-page.ts';
import { type PageHandle, pageMeta } from '../seo.ts';
import type { Route } from './+types/documents';
import '../styles/tools.css';

/** The same for every address: which list it asks for is read where the page is drawn. */
function page(request: Request) {
  const all = content(languageOf(request));
  const { title, description, list: _, ...words } = all.documents;
  const date = documentsChecked();
  const trail = trailTo(all.site, { label: words.name, path: '/documents' });
  return {
    seo: { title, description, path: '/documents', jsonLd: [breadcrumbData(trail)] },
    tool: {
      words,
      lists: documentLists(all),
      loans: documentLoans.map((id) => ({ id, name: words.called[id] ?? wordsOf(all.services, id).name })),
      checked: { date, shown: formatDate(date) },
      siteUrl: firm.siteUrl,
    },
  };
}

export function loader({ request }: Route.LoaderArgs) {
  const { search, searchParams: params } = new URL(request.url);
  if (!search) return page(request);
  const reading = readChoice(params, documentLoans);
  const whole = isWhole(reading.choice);
  // A form without scripts sends each tick by itself, and what was answered along with it.
  if (params.has('step') && whole)
    throw redirect(`/documents?${searchOf(reading)}`, { status: 303, headers: privateHeaders });
  return data(page(request), { status: params.has('step') ? 422 : 200, headers: privateHeaders });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const shouldRevalidate = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
  currentUrl.pathname !== nextUrl.pathname;

export const handle: PageHandle<typeof page> = { title: ({ tool }) => tool.words.first.heading, readsQuery: true };

export const meta: Route.MetaFunction = ({ loaderData, location }) => {
  if (!loaderData) return [];
  const { seo, tool } = loaderData;
  if (!location.search) return pageMeta(seo);
  const params = new URLSearchParams(location.search);
  const { choice } = readChoice(
    params,
    tool.loans.map(({ id }) => id),
  );
  const wrong = fillIn(tool.words.errorTitle, { title: tool.words.first.heading });
  const title = isWhole(choice) ? listTitle(tool, choice) : params.has('step') ? wrong : seo.title;
  return [...pageMeta({ ...seo, title }), ...privateMeta];
};

export default function DocumentsPage({ loaderData }: Route.ComponentProps) {
  return <Documents content={loaderData.tool} />;
}
