import { useId } from 'react';
import type { Link, Stat } from '../../content/schema.ts';
import { FigureList } from '../ui/figure-list.tsx';
import { MoreLink } from '../ui/more-link.tsx';
import { tall } from '../ui/section.tsx';
import { PlainList } from './bands.tsx';

interface List {
  title: string;
  items: string[];
}

/** Who can apply, with which papers, and what is asked: three columns on wide screens. */
export function Requirements({
  employment,
  documents,
  eligibility,
  tools,
}: {
  employment: List;
  documents: List;
  eligibility: { title: string; items: Stat[] };
  /** The tools that go further into it, for this loan. */
  tools: { documents: Link; eligibility: Link | null };
}) {
  const id = useId();
  return (
    <div className="band wrap section requirements" style={tall(1400, 640)}>
      <section id="employment" aria-labelledby={`${id}e`}>
        <h2 id={`${id}e`}>{employment.title}</h2>
        <PlainList items={employment.items} />
      </section>
      <section id="documents" aria-labelledby={`${id}d`}>
        <h2 id={`${id}d`}>{documents.title}</h2>
        <PlainList items={documents.items} />
        <MoreLink to={tools.documents.href} label={tools.documents.label} />
      </section>
      <section id="eligibility" aria-labelledby={`${id}c`}>
        <h2 id={`${id}c`}>{eligibility.title}</h2>
        <FigureList className="facts" items={eligibility.items} />
        {tools.eligibility && <MoreLink to={tools.eligibility.href} label={tools.eligibility.label} />}
      </section>
    </div>
  );
}
