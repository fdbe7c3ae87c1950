import { useId } from 'react';
import type { Link } from '../../content/schema.ts';
import { MoreLink } from '../ui/more-link.tsx';
import { Section, tall } from '../ui/section.tsx';
import { type GuideCard, GuideCards } from './guide-cards.tsx';

export interface ReadingList {
  title: string;
  cards: GuideCard[];
  /** Where the rest of its kind is. */
  all: Link;
}

/** Guides and articles that fit the page, each list with the way to all of its kind. */
export function FurtherReading({ title, lists }: { title: string; lists: ReadingList[] }) {
  const id = useId();
  return (
    <Section title={title} anchor="reading" className="section--short" height={tall(1080, 540)}>
      <div className="further-reading">
        {lists.map((list, i) => (
          <section key={list.title} aria-labelledby={`${id}${i}`}>
            <h3 id={`${id}${i}`}>{list.title}</h3>
            <GuideCards cards={list.cards} level="h4" />
            <MoreLink to={list.all.href} label={list.all.label} />
          </section>
        ))}
      </div>
    </Section>
  );
}
