import { data, redirect } from 'react-router';
import { loanRules } from '../../content/eligibility.ts';
import { facts } from '../../content/facts.ts';
import { firm } from '../../content/firm.ts';
import { content } from '../../content/load.ts';
import { wordsOf } from '../../content/products.ts';
import { afterStep, stepAt } from '../../domain/eligibility/answers.ts';
import { formatDate } from '../../domain/money/format.ts';
import { Eligibility } from '../features/tools/eligibility/eligibility.tsx';
import { pageTitle } from '../features/tools/eligibility/page-title.ts';
import { languageOf } from '../language.ts';
import { breadcrumbData, trailTo } from '../page-data/structured-data.server.ts';
import { privateHeaders, privateMeta } from '../private-page.ts';
import { type PageHandle, pageMeta } from '../seo.ts';
import type { Route } from './+types/eligibility';
import '../styles/tools.css';

/** The same for every address: the answers in it are read and judged where the page is drawn. */
function page(request: Request) {
  const { eligibility, services, site } = content(languageOf(request));
  const { title, description, ...words } = eligibility;
  const used = new Set(loanRules.map(({ loan }) => loan));
  const date = facts
    .filter(({ product }) => used.has(product))
    .map(({ checked }) => checked)
    .sort()
    .at(-1) as string;
  return {
    seo: {
      title,
      description,
      path: '/eligibility',
      jsonLd: [breadcrumbData(trailTo(site, { label: words.name, path: '/eligibility' }))],
    },
    tool: {
      words,
      rules: loanRules,
      loans: loanRules.map(({ loan }) => ({ id: loan, name: words.called[loan] ?? wordsOf(services, loan).name })),
      checked: { date, shown: formatDate(date) },
      siteUrl: firm.siteUrl,
    },
  };
}

export function loader({ request }: Route.LoaderArgs) {
  const { search, searchParams: params } = new URL(request.url);
  if (!search) return page(request);
  const next = afterStep(params, loanRules).toString();
  if (params.has('step') && next !== params.toString())
    throw redirect(`/eligibility?${next}`, { status: 303, headers: privateHeaders });
  const { wrong } = stepAt(params, loanRules);
  return data(page(request), { status: wrong ? 422 : 200, headers: privateHeaders });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const shouldRevalidate = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
  currentUrl.pathname !== nextUrl.pathname;

export const handle: PageHandle<typeof page> = {
  title: ({ tool }) => tool.words.questions.loan.title,
  readsQuery: true,
};

export const meta: Route.MetaFunction = ({ loaderData, location }) => {
  if (!loaderData) return [];
  const { seo, tool } = loaderData;
  if (!location.search) return pageMeta(seo);
  const title = pageTitle(tool, new URLSearchParams(location.search));
  return [...pageMeta({ ...seo, title }), ...privateMeta];
};

export default function EligibilityPage({ loaderData }: Route.ComponentProps) {
  return <Eligibility content={loaderData.tool} />;
}
