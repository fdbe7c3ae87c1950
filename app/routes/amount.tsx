import { data, Link } from 'react-router';
import { content } from '../../content/load.ts';
import { products, wordsOf } from '../../content/products.ts';
import { fillIn } from '../../domain/fill-in.ts';
import { languageOf } from '../language.ts';
import { amountFigures, amountPageOf } from '../page-data/amounts.server.ts';
import { breadcrumbData, trailTo } from '../page-data/structured-data.server.ts';
import { CallBand } from '../sections/call-band.tsx';
import { type PageHandle, pageMeta } from '../seo.ts';
import { MoreLink } from '../ui/more-link.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { Section } from '../ui/section.tsx';
import { Sheet } from '../ui/sheet.tsx';
import '../styles/emi.css';
import type { Route } from './+types/amount';

export function loader({ request, params }: Route.LoaderArgs) {
  const page = amountPageOf(params.loan, params.amount);
  const product = products.find(({ id }) => id === page?.loan);
  if (!page || !product) throw data(null, { status: 404 });
  const { amountPage, services, guidePages, service, site } = content(languageOf(request));
  const { name } = wordsOf(services, page.loan);
  const { words: values, ...figures } = amountFigures(page);
  const fill = (text: string) => fillIn(text, { ...values, loan: name.toLowerCase() });
  const words = Object.fromEntries(
    Object.entries(amountPage).map(([key, text]) => [key, fill(text)]),
  ) as typeof amountPage;
  const { title, description, ...shown } = words;
  const trail = trailTo(
    site,
    { label: words.crumb, path: '/emi-calculator' },
    { label: words.heading, path: page.path },
  );
  return {
    seo: {
      title,
      description,
      path: page.path,
      picture: '/emi-calculator',
      jsonLd: [breadcrumbData(trail)],
    },
    words: { ...shown, rateOf: amountPage.rateOf },
    figures,
    loan: { id: page.loan, href: product.details },
    closing: guidePages.closing,
    service: { apply: service.apply, contact: service.contact },
    trail,
  };
}

export const handle: PageHandle<typeof loader> = { title: ({ words }) => words.heading, picture: '/emi-calculator' };

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.seo);

export default function AmountPage({ loaderData }: Route.ComponentProps) {
  const { words, figures, loan, closing, service, trail } = loaderData;
  return (
    <>
      <PageHead heading={words.heading} lead={words.lead} trail={trail} />
      <Section title={words.byRate} lead={words.byRateLead} className="section--short">
        <Sheet
          caption={words.byRate}
          corner={words.tenure}
          columns={figures.rates.map((rate) => fillIn(words.rateOf, { rate }))}
          rows={figures.byRate.map(({ tenure, emis }) => ({ key: tenure, head: tenure, cells: emis }))}
        />
        <MoreLink to={figures.calculator} label={words.open} />
      </Section>
      <Section title={words.byTenure} tint className="section--short">
        <Sheet
          caption={words.byTenure}
          corner={words.tenure}
          columns={[words.emi, words.interest, words.total]}
          rows={figures.byTenure.map(({ tenure, emi, interest, total }) => ({
            key: tenure,
            head: tenure,
            cells: [emi, interest, total],
          }))}
        />
      </Section>
      <Section title={words.example} className="section--short">
        <p className="lead">{words.exampleText}</p>
        <MoreLink to={loan.href} label={words.loanPage} />
      </Section>
      <Section title={words.others} tint className="section--short">
        <ul className="amounts">
          {figures.others.map(({ href, label }) => (
            <li key={href}>
              <Link to={href}>{label}</Link>
            </li>
          ))}
        </ul>
      </Section>
      <CallBand {...closing} apply={service.apply} loan={loan.id} contact={service.contact} />
    </>
  );
}
