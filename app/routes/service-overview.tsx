import { content } from '../../content/load.ts';
import { wordsOf } from '../../content/products.ts';
import { applyPage } from '../../domain/lead/apply-path.ts';
import { art } from '../page-data/art.server.ts';
import { languageOf } from '../language.ts';
import { readingFor } from '../page-data/guides.server.ts';
import { Bands } from '../sections/bands.tsx';
import { CallBand } from '../sections/call-band.tsx';
import { FurtherReading } from '../sections/further-reading.tsx';
import { LoanTabs } from '../sections/loan-tabs.tsx';
import { ServiceHead } from '../sections/service-head.tsx';
import { type PageHandle, pageMeta } from '../seo.ts';
import { checkedOn, serviceAt, withStatus } from '../page-data/services.server.ts';
import { breadcrumbData, trailTo } from '../page-data/structured-data.server.ts';
import { Checked } from '../ui/checked.tsx';
import { FigureList } from '../ui/figure-list.tsx';
import { MoreLink } from '../ui/more-link.tsx';
import { Section } from '../ui/section.tsx';
import type { Route } from './+types/service-overview';

const takesLoan = new Set(['/emi-calculator', applyPage]);

export function loader({ request }: Route.LoaderArgs) {
  const all = content(languageOf(request));
  const { services, service: shared, site, units } = all;
  const entry = serviceAt(request, 'overview');
  const { plural, overview } = wordsOf(services, entry.id);
  const { title, description, ...words } = overview;
  const trail = trailTo(site, { label: plural, path: entry.overview });
  return {
    seo: { title, description, path: entry.overview, jsonLd: [breadcrumbData(trail)] },
    // The calculator opens with this product's own ranges, the form with this product chosen.
    words: {
      ...words,
      bands: withStatus(words.bands, units),
      actions: words.actions.map((action) =>
        takesLoan.has(action.href) ? { ...action, href: `${action.href}?loan=${entry.id}` } : action,
      ),
    },
    shared,
    loan: entry.id,
    trail,
    overview: entry.overview,
    details: entry.details,
    art: art(entry.art),
    checked: checkedOn(entry),
    reading: readingFor(all, entry.id),
  };
}

export const handle: PageHandle<typeof loader> = { title: ({ words }) => words.heading };

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.seo);

export default function ServiceOverview({ loaderData }: Route.ComponentProps) {
  const { words, shared, loan, trail, overview, details, art, checked, reading } = loaderData;
  return (
    <>
      <ServiceHead words={words} trail={trail} art={art} actions={words.actions} />
      <LoanTabs
        words={shared}
        page="overview"
        overview={overview}
        details={details}
        links={[{ label: shared.emi, href: `/emi-calculator?loan=${loan}` }]}
      />
      <Section title={shared.stats} anchor="stats" className="section--short">
        <FigureList className="figure-row" items={words.stats} />
        <Checked text={`${shared.meant.overview} ${shared.checked}`} on={checked} />
        <MoreLink to={details} label={shared.details} />
      </Section>
      <Bands bands={words.bands} loan={loan} checked={shared.checked} on={checked} />
      <FurtherReading {...reading} />
      <CallBand {...words.closing} apply={shared.apply} loan={loan} contact={shared.contact} />
    </>
  );
}
