import { usualAmountPage } from '../../content/amount-pages.ts';
import { checkedLoans } from '../../content/eligibility.ts';
import { content } from '../../content/load.ts';
import { products, wordsOf } from '../../content/products.ts';
import { applyPath } from '../../domain/lead/apply-path.ts';
import { art } from '../page-data/art.server.ts';
import { OtherServices } from '../features/other-services/other-services.tsx';
import { languageOf } from '../language.ts';
import { readingFor } from '../page-data/guides.server.ts';
import { Bands } from '../sections/bands.tsx';
import { CallBand } from '../sections/call-band.tsx';
import { FurtherReading } from '../sections/further-reading.tsx';
import { Points } from '../sections/points.tsx';
import { RateCard } from '../sections/rate-card.tsx';
import { Requirements } from '../sections/requirements.tsx';
import { LoanTabs } from '../sections/loan-tabs.tsx';
import { ServiceHead } from '../sections/service-head.tsx';
import { type PageHandle, pageMeta } from '../seo.ts';
import { checkedOn, serviceAt, withStatus } from '../page-data/services.server.ts';
import { breadcrumbData, faqData, trailTo } from '../page-data/structured-data.server.ts';
import { Accordion } from '../ui/accordion.tsx';
import { Section, tall } from '../ui/section.tsx';
import type { Route } from './+types/service-details';

export function loader({ request }: Route.LoaderArgs) {
  const all = content(languageOf(request));
  const { services, service: shared, site, units } = all;
  const entry = serviceAt(request, 'details');
  const { plural, detail } = wordsOf(services, entry.id);
  const { title, description, card: _, ...words } = detail;
  const trail = trailTo(
    site,
    { label: plural, path: entry.overview },
    { label: shared.detailsCrumb, path: entry.details },
  );
  return {
    seo: { title, description, path: entry.details, jsonLd: [faqData(words.faqs), breadcrumbData(trail)] },
    words: { ...words, bands: withStatus(words.bands, units) },
    shared,
    loan: entry.id,
    trail,
    overview: entry.overview,
    details: entry.details,
    amounts: usualAmountPage(entry.id)?.path,
    art: art(entry.art),
    checked: checkedOn(entry),
    others: entry.showsOthers
      ? products
          .filter(({ id }) => id !== entry.id)
          .map(({ id, icon, details }) => ({ ...wordsOf(services, id).detail.card, icon, href: details }))
      : null,
    reading: readingFor(all, entry.id),
    of: site.carousel.of,
    tools: {
      documents: { label: shared.documentsTool, href: `/documents?loan=${entry.id}` },
      eligibility: checkedLoans.includes(entry.id)
        ? { label: shared.eligibilityTool, href: `/eligibility?loan=${entry.id}` }
        : null,
    },
  };
}

export const handle: PageHandle<typeof loader> = { title: ({ words }) => words.heading };

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.seo);

export default function ServiceDetails({ loaderData }: Route.ComponentProps) {
  const { words, shared, loan, trail, overview, details, amounts, art, checked, others, reading, of, tools } =
    loaderData;
  return (
    <>
      <ServiceHead
        words={words}
        trail={trail}
        art={art}
        actions={[
          { label: shared.apply, href: applyPath(loan) },
          { label: shared.consult, href: '/contact' },
        ]}
      />
      <LoanTabs
        words={shared}
        page="details"
        overview={overview}
        details={details}
        links={[
          { label: shared.emi, href: `/emi-calculator?loan=${loan}` },
          ...(amounts ? [{ label: shared.amounts, href: amounts }] : []),
          ...(loan === 'government-subsidies' ? [{ label: shared.schemes, href: '/schemes' }] : []),
        ]}
      />
      <Section title={shared.highlights} className="highlights" height={tall(490, 290)}>
        <Points items={words.highlights} />
      </Section>
      <RateCard rate={words.rate} meant={shared.meant.details} checked={shared.checked} on={checked} />
      <Requirements
        employment={words.employment}
        documents={words.documents}
        eligibility={words.eligibility}
        tools={tools}
      />
      <Bands bands={words.bands} loan={loan} checked={shared.checked} on={checked} />
      <Section title={shared.faqs} anchor="faqs" tint={words.bands.length % 2 === 0}>
        <Accordion items={words.faqs} />
      </Section>
      {others && <OtherServices services={others} words={shared.others} of={of} tint={words.bands.length % 2 === 1} />}
      <FurtherReading {...reading} />
      <CallBand {...words.closing} apply={shared.apply} loan={loan} contact={shared.contact} />
    </>
  );
}
