import type { Stat } from '../../content/schema.ts';
import type { Award } from '../../content/showcase-schema.ts';
import { FigureList } from '../ui/figure-list.tsx';
import { Section, tall } from '../ui/section.tsx';
import { useScrolls } from '../ui/use-scrolls.ts';

export function Awards({
  awards,
  words,
}: {
  awards: Award[];
  words: { title: string; summary: Stat[]; emblem: string; sample: string };
}) {
  const scrolls = useScrolls<HTMLUListElement>();
  return (
    <Section
      title={words.title}
      remark={awards.some(({ sample }) => sample) ? words.sample : undefined}
      height={tall(550, 745)}
    >
      <FigureList className="figure-row" items={words.summary} />
      <ul className="rail awards" aria-label={words.title} {...scrolls}>
        {awards.map((award) => (
          <li className="award" key={award.title}>
            <span className="emblem">
              <img
                src={award.image}
                width="120"
                height="120"
                alt={`${words.emblem} ${award.description}`}
                loading="lazy"
              />
              <span className="emblem__year fig">{award.year}</span>
            </span>
            <h3>{award.title}</h3>
            <p>{award.organization}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
