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
import type { PageHandle } from '../seo.ts';
import { loaderHeaders, onAnotherPage, toolMeta, toolPage } from '../tool-page.ts';
import type { Route } from './+types/documents';
import '../styles/tools.css';

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

export const loader = ({ request }: Route.LoaderArgs) =>
  toolPage(request, page, (asked) => {
    const reading = readChoice(asked, documentLoans);
    const sent = asked.has('step');
    // A form without scripts sends each tick by itself, and what was answered along with it.
    return { to: sent && isWhole(reading.choice) ? `/documents?${searchOf(reading)}` : undefined, wrong: sent };
  });

export const headers = loaderHeaders;
export const shouldRevalidate = onAnotherPage;

export const handle: PageHandle<typeof page> = { title: ({ tool }) => tool.words.first.heading, readsQuery: true };

function titleOf(tool: ReturnType<typeof page>['tool'], asked: URLSearchParams, usual: string): string {
  const { choice } = readChoice(
    asked,
    tool.loans.map(({ id }) => id),
  );
  const wrong = fillIn(tool.words.errorTitle, { title: tool.words.first.heading });
  return isWhole(choice) ? listTitle(tool, choice) : asked.has('step') ? wrong : usual;
}

export const meta: Route.MetaFunction = ({ loaderData, location }) =>
  toolMeta(loaderData, location.search, (tool, asked) => titleOf(tool, asked, loaderData?.seo.title ?? ''));

export default function DocumentsPage({ loaderData }: Route.ComponentProps) {
  return <Documents content={loaderData.tool} />;
}
