import { useId } from 'react';
import type { Stat } from '../../content/schema.ts';
import { FigureList } from '../ui/figure-list.tsx';
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
}: {
  employment: List;
  documents: List;
  eligibility: { title: string; items: Stat[] };
}) {
  const id = useId();
  return (
    <div className="wrap section requirements">
      <section id="employment" aria-labelledby={`${id}e`}>
        <h2 id={`${id}e`}>{employment.title}</h2>
        <PlainList items={employment.items} />
      </section>
      <section id="documents" aria-labelledby={`${id}d`}>
        <h2 id={`${id}d`}>{documents.title}</h2>
        <PlainList items={documents.items} />
      </section>
      <section id="eligibility" aria-labelledby={`${id}c`}>
        <h2 id={`${id}c`}>{eligibility.title}</h2>
        <FigureList className="facts" items={eligibility.items} />
      </section>
    </div>
  );
}
