import { content } from '../../content/load.ts';
import { afterStep, stepAt } from '../../domain/schemes/answers.ts';
import { pageTitle } from '../features/tools/schemes/page-title.ts';
import { SchemeFinder } from '../features/tools/schemes/scheme-finder.tsx';
import { languageOf } from '../language.ts';
import { schemesContent } from '../page-data/schemes.server.ts';
import { breadcrumbData, trailTo } from '../page-data/structured-data.server.ts';
import type { PageHandle } from '../seo.ts';
import { judgeStep, loaderHeaders, onAnotherPage, toolMeta, toolPage } from '../tool-page.ts';
import type { Route } from './+types/schemes';
import '../styles/tools.css';

function page(request: Request) {
  const all = content(languageOf(request));
  const { title, description, name } = all.schemes;
  const path = '/schemes';
  return {
    seo: { title, description, path, jsonLd: [breadcrumbData(trailTo(all.site, { label: name, path }))] },
    tool: schemesContent(all),
  };
}

export const loader = ({ request }: Route.LoaderArgs) =>
  toolPage(request, page, (asked) => judgeStep('/schemes', asked, afterStep(asked), stepAt(asked)));

export const headers = loaderHeaders;
export const shouldRevalidate = onAnotherPage;

export const handle: PageHandle<typeof page> = {
  title: ({ tool }) => tool.words.questions.for.title,
  readsQuery: true,
};

export const meta: Route.MetaFunction = ({ loaderData, location }) => toolMeta(loaderData, location.search, pageTitle);

export default function SchemesPage({ loaderData }: Route.ComponentProps) {
  return <SchemeFinder content={loaderData.tool} />;
}
