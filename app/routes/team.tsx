import { firm } from '../../content/firm.ts';
import { content } from '../../content/load.ts';
import { art, raster } from '../page-data/art.server.ts';
import { Gallery } from '../features/gallery/gallery.tsx';
import { languageOf } from '../language.ts';
import { Leaders } from '../sections/leaders.tsx';
import { Openings } from '../sections/openings.tsx';
import { PullQuote } from '../sections/pull-quote.tsx';
import { type PageHandle, pageMeta } from '../seo.ts';
import { personData } from '../page-data/structured-data.server.ts';
import { PageHead } from '../ui/page-head.tsx';
import { Section, tall } from '../ui/section.tsx';
import type { Route } from './+types/team';

export function loader({ request }: Route.LoaderArgs) {
  const { title, description, leaders, gallery, ...words } = content(languageOf(request)).team;
  return {
    seo: { title, description, path: '/team', jsonLd: leaders.map(personData) },
    words,
    leaders: leaders.map((leader) => ({ ...leader, image: art(leader.image) })),
    gallery: gallery.map(({ image, alt, caption }) => ({ ...raster(image), alt, caption })),
    careers: firm.emails.careers,
  };
}

export const handle: PageHandle<typeof loader> = { title: ({ words }) => words.heading };

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.seo);

export default function Team({ loaderData: { words, leaders, gallery, careers } }: Route.ComponentProps) {
  return (
    <>
      <PageHead heading={words.heading} lead={words.lead} />
      <Leaders
        leaders={leaders}
        words={{ title: words.leadersTitle, sample: words.leadersSample, profile: words.profile, email: words.email }}
      />
      <PullQuote {...words.quote} />
      <Section title={words.galleryTitle} lead={words.galleryLead} height={tall(1080, 1400)}>
        <Gallery items={gallery} open={words.open} words={words.viewer} />
      </Section>
      <Openings openings={words.openings} words={words.join} email={careers} />
    </>
  );
}
