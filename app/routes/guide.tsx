import { data } from 'react-router';
import { guidePath } from '../../content/guide-schema.ts';
import { content } from '../../content/load.ts';
import { languageOf } from '../language.ts';
import { cardOf, figuresOf, guideFile, reviewedOn } from '../page-data/guides.server.ts';
import { statusOf } from '../page-data/services.server.ts';
import { checkedDays, sourcesOf } from '../page-data/sources.server.ts';
import { breadcrumbData, guideData, trailTo } from '../page-data/structured-data.server.ts';
import { ArticleBody } from '../sections/article-body.tsx';
import { PlainList } from '../sections/bands.tsx';
import { CallBand } from '../sections/call-band.tsx';
import { GuideCards } from '../sections/guide-cards.tsx';
import { GuideFigures } from '../sections/guide-figures.tsx';
import { SourceList } from '../sections/source-list.tsx';
import { ServiceGuide } from '../sections/service-guide.tsx';
import { type PageHandle, pageMeta } from '../seo.ts';
import { Checked } from '../ui/checked.tsx';
import { Steps } from '../ui/niche.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { Section } from '../ui/section.tsx';
import type { Route } from './+types/guide';

export function loader({ request, params }: Route.LoaderArgs) {
  const { guidePages, guides, service, site, units } = content(languageOf(request));
  const guide = guides.find(({ id }) => id === params.id);
  if (!guide) throw data(null, { status: 404 });
  const path = guidePath(guide.id);
  const { heading, lead, product, documents, steps, mistakes, links } = guide;
  const file = guideFile(guide.id);
  const trail = trailTo(site, { label: guidePages.crumb, path: '/guides' }, { label: heading, path });
  const { oldest, newest } = checkedDays(file);
  return {
    seo: {
      title: guide.title,
      description: guide.description,
      path,
      kind: 'article' as const,
      jsonLd: [guideData(guide, path, newest, guidePages.reviewer), breadcrumbData(trail)],
    },
    words: guidePages,
    guide: { heading, lead, product, documents, steps, mistakes, links },
    status: guide.row ? statusOf(guide.row, units) : undefined,
    figures: figuresOf(guide, units),
    body: guide.content,
    sources: sourcesOf(file),
    checked: oldest,
    reviewed: reviewedOn(guide),
    related: guide.related.flatMap((id) => guides.filter((other) => other.id === id).map(cardOf)),
    service: { apply: service.apply, contact: service.contact },
    trail,
  };
}

export const handle: PageHandle<typeof loader> = { title: ({ guide }) => guide.heading };

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.seo);

export default function GuidePage({ loaderData }: Route.ComponentProps) {
  const { words, guide, status, figures, body, sources, checked, reviewed, related, service, trail } = loaderData;
  return (
    <>
      <PageHead heading={guide.heading} lead={guide.lead} trail={trail}>
        {status && (
          <p className="offer-status offer-status--wall" data-closed={status.closed || undefined}>
            {status.said}
          </p>
        )}
      </PageHead>
      <ServiceGuide
        label={words.guide}
        parts={[
          { href: '#figures', title: words.figures },
          { href: '#explained', title: words.explained },
          { href: '#documents', title: words.documents },
          { href: '#mistakes', title: words.mistakes },
          { href: '#steps', title: words.steps },
          { href: '#sources', title: words.sources },
        ]}
        links={guide.links}
      />
      <Section title={words.figures} anchor="figures" className="section--short">
        <GuideFigures caption={words.figures} words={words.figure} figures={figures} />
        <Checked text={words.checked} on={checked} />
      </Section>
      <Section title={words.explained} anchor="explained" tint className="section--short guide__text">
        <ArticleBody blocks={body} />
      </Section>
      <div className="guide__lists">
        <Section title={words.documents} anchor="documents" className="section--short">
          <PlainList items={guide.documents} />
        </Section>
        <Section title={words.mistakes} anchor="mistakes" className="section--short">
          <PlainList items={guide.mistakes} />
        </Section>
      </div>
      <Section title={words.steps} anchor="steps" tint className="section--short">
        <Steps items={guide.steps} />
      </Section>
      <Section title={words.sources} lead={words.sourcesLead} anchor="sources" className="section--short">
        <SourceList sources={sources} checked={words.checkedShort} />
        <Checked text={words.reviewed} on={reviewed} />
      </Section>
      <CallBand {...words.closing} apply={service.apply} loan={guide.product} contact={service.contact} />
      <Section title={words.related} className="section--short">
        <GuideCards cards={related} />
      </Section>
    </>
  );
}
