import { firm } from '../../content/firm.ts';
import { content } from '../../content/load.ts';
import { art } from '../page-data/art.server.ts';
import { Hero } from '../features/hero/hero.tsx';
import { Testimonials } from '../features/testimonials/testimonials.tsx';
import { Videos } from '../features/videos/videos.tsx';
import { languageOf } from '../language.ts';
import { Awards } from '../sections/awards.tsx';
import { Closing } from '../sections/closing.tsx';
import { Insights } from '../sections/insights.tsx';
import { Lenders } from '../sections/lenders.tsx';
import { Rates } from '../sections/rates.tsx';
import { ServiceCards } from '../sections/service-cards.tsx';
import { Why } from '../sections/why.tsx';
import { type PageHandle, pageMeta } from '../seo.ts';
import { ratesOf } from '../page-data/rates.server.ts';
import { firmData } from '../page-data/structured-data.server.ts';
import { teaser } from '../page-data/teasers.server.ts';
import type { Route } from './+types/home';

const teasers = 4;

export function loader({ request }: Route.LoaderArgs) {
  const all = content(languageOf(request));
  const { home, reviews, awards, lenders, videos, articles, site } = all;
  const { title, description, rates: _, ...words } = home;
  return {
    seo: { title, description, path: '/', jsonLd: [firmData(all)] },
    words,
    rates: ratesOf(all),
    reviews,
    awards: awards.map((award) => ({ ...award, image: art(award.image) })),
    lenders: lenders.map((lender) => ({ ...lender, image: art(lender.image) })),
    videos: videos.map((video) => ({ ...video, poster: art(video.poster) })),
    posts: articles.filter(({ id }) => id <= teasers).map(teaser),
    reach: { phone: firm.phones.main, email: firm.emails.general },
    address: `${site.address.street}, ${site.address.city}, ${site.address.region}`,
    of: site.carousel.of,
    newTab: site.carousel.newTab,
  };
}

export const handle: PageHandle<typeof loader> = { title: ({ words }) => words.hero.slides[0]?.headline ?? '' };

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.seo);

export default function Home({ loaderData }: Route.ComponentProps) {
  const { words, rates, reviews, awards, lenders, videos, posts, reach, address, of, newTab } = loaderData;
  return (
    <>
      <Hero words={words.hero} of={of} />
      <div className="block-border block-border--indigo" aria-hidden="true" />
      <Rates {...rates} />
      <ServiceCards words={words.services} />
      <Why words={words.why} />
      <Testimonials reviews={reviews} words={words.testimonials} of={of} />
      <Awards awards={awards} words={words.awards} />
      <Lenders lenders={lenders} words={words.lenders} />
      <Videos videos={videos} words={words.videos} of={of} newTab={newTab} />
      <Insights posts={posts} words={words.insights} />
      <Closing words={words.closing} reach={reach} address={address} />
    </>
  );
}
