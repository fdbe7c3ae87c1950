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
import type { PageHandle } from '../seo.ts';
import { judgeStep, loaderHeaders, onAnotherPage, toolMeta, toolPage } from '../tool-page.ts';
import type { Route } from './+types/eligibility';
import '../styles/tools.css';

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

export const loader = ({ request }: Route.LoaderArgs) =>
  toolPage(request, page, (asked) =>
    judgeStep('/eligibility', asked, afterStep(asked, loanRules), stepAt(asked, loanRules)),
  );

export const headers = loaderHeaders;
export const shouldRevalidate = onAnotherPage;

export const handle: PageHandle<typeof page> = {
  title: ({ tool }) => tool.words.questions.loan.title,
  readsQuery: true,
};

export const meta: Route.MetaFunction = ({ loaderData, location }) => toolMeta(loaderData, location.search, pageTitle);

export default function EligibilityPage({ loaderData }: Route.ComponentProps) {
  return <Eligibility content={loaderData.tool} />;
}
