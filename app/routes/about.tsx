import { content } from '../../content/load.ts';
import { art } from '../page-data/art.server.ts';
import { languageOf } from '../language.ts';
import { CallBand } from '../sections/call-band.tsx';
import { HowPaid } from '../sections/how-paid.tsx';
import { Points } from '../sections/points.tsx';
import { type PageHandle, pageMeta } from '../seo.ts';
import { firmData } from '../page-data/structured-data.server.ts';
import { FigureList } from '../ui/figure-list.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { Section, tall } from '../ui/section.tsx';
import type { Route } from './+types/about';

export function loader({ request }: Route.LoaderArgs) {
  const all = content(languageOf(request));
  const { title, description, ...words } = all.about;
  return {
    seo: { title, description, path: '/about', jsonLd: [firmData(all)] },
    words,
    picture: art(words.picture.image),
    paid: all.site.paid,
  };
}

export const handle: PageHandle<typeof loader> = { title: ({ words }) => words.heading };

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.seo);

export default function About({ loaderData: { words, picture, paid } }: Route.ComponentProps) {
  const { mission, vision, story, values, achievements, closing } = words;
  return (
    <>
      <PageHead heading={words.heading} lead={words.lead} />
      <img className="about__picture" src={picture} width="1920" height="420" alt={words.picture.alt} />
      <div className="about__pair">
        <Section title={mission.title} height={tall(165, 180)}>
          <p className="lead">{mission.text}</p>
        </Section>
        <Section title={vision.title} height={tall(137, 180)}>
          <p className="lead">{vision.text}</p>
        </Section>
      </div>
      <Section title={story.title} tint className="about__story" height={tall(480, 260)}>
        <div className="prose">
          {story.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Section>
      <Section title={values.title}>
        <Points items={values.items} />
        <HowPaid words={paid} />
      </Section>
      <Section title={achievements.title} tint height={tall(210, 190)}>
        <FigureList className="figure-row" items={achievements.items} />
      </Section>
      <CallBand title={closing.title} text={closing.text} apply={closing.primary} contact={closing.secondary} />
    </>
  );
}
