import { content } from '../../content/load.ts';
import { languageOf } from '../language.ts';
import { cardGroups } from '../page-data/guides.server.ts';
import { breadcrumbData, trailTo } from '../page-data/structured-data.server.ts';
import { CallBand } from '../sections/call-band.tsx';
import { GuideCards } from '../sections/guide-cards.tsx';
import { type PageHandle, pageMeta } from '../seo.ts';
import { PageHead } from '../ui/page-head.tsx';
import { Section } from '../ui/section.tsx';
import type { Route } from './+types/guides';

export function loader({ request }: Route.LoaderArgs) {
  const { guidePages, guides, service, site } = content(languageOf(request));
  const { title, description, heading, lead, crumb, closing } = guidePages;
  const trail = trailTo(site, { label: crumb, path: '/guides' });
  return {
    seo: { title, description, path: '/guides', jsonLd: [breadcrumbData(trail)] },
    words: { heading, lead, closing },
    groups: cardGroups(guides),
    service: { apply: service.apply, contact: service.contact },
    trail,
  };
}

export const handle: PageHandle<typeof loader> = { title: ({ words }) => words.heading };

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.seo);

export default function Guides({ loaderData: { words, groups, service, trail } }: Route.ComponentProps) {
  return (
    <>
      <PageHead heading={words.heading} lead={words.lead} trail={trail} />
      {groups.map(({ title, cards }, i) => (
        <Section key={title} title={title} tint={i % 2 === 1} className="section--short">
          <GuideCards cards={cards} />
        </Section>
      ))}
      <CallBand {...words.closing} apply={service.apply} contact={service.contact} />
    </>
  );
}
