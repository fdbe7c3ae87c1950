import { feeTax, lastAges, prepayCharges, productBounds, quickAmounts, taxRules } from '../../content/calculator.ts';
import { firm } from '../../content/firm.ts';
import { content } from '../../content/load.ts';
import { products, wordsOf } from '../../content/products.ts';
import { Calculator } from '../features/emi-calculator/calculator.tsx';
import { HowItIsWorkedOut } from '../features/emi-calculator/how.tsx';
import { languageOf } from '../language.ts';
import { CallBand } from '../sections/call-band.tsx';
import { type PageHandle, pageMeta } from '../seo.ts';
import { PageHead } from '../ui/page-head.tsx';
import '../styles/emi.css';
import type { Route } from './+types/emi-calculator';

/** The same for every URL of the calculator: the figures in it are read and computed where the page is drawn. */
export function loader({ request }: Route.LoaderArgs) {
  const { emi, services } = content(languageOf(request));
  const { title, description, heading, lead, how, closing, ...words } = emi;
  return {
    seo: { title, description, path: '/emi-calculator' },
    page: { heading, lead, how, closing },
    calculator: {
      words,
      bounds: productBounds,
      products: products.map(({ id }) => ({ id, name: wordsOf(services, id).name })),
      quickAmounts,
      charges: prepayCharges(),
      lastAges,
      tax: taxRules(),
      feeTax: feeTax(),
      firm: { name: firm.name, phone: firm.phones.main.shown, siteUrl: firm.siteUrl },
    },
  };
}

export const shouldRevalidate = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
  currentUrl.pathname !== nextUrl.pathname;

export const handle: PageHandle<typeof loader> = { title: ({ page }) => page.heading, readsQuery: true };

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.seo);

export default function EmiCalculator({ loaderData: { page, calculator } }: Route.ComponentProps) {
  return (
    <>
      <PageHead heading={page.heading} lead={page.lead} />
      <Calculator content={calculator} />
      <HowItIsWorkedOut words={page.how} />
      <CallBand title={page.closing.title} text={page.closing.text} apply={page.closing.action} />
    </>
  );
}
