import type { LegalPage } from '../../content/en/legal.ts';
import { PageHead } from '../ui/page-head.tsx';

export function LegalText({ words }: { words: Pick<LegalPage, 'heading' | 'lead' | 'sections'> }) {
  return (
    <>
      <PageHead heading={words.heading} lead={words.lead} />
      <div className="wrap section section--first">
        <div className="prose">
          {words.sections.map(({ title, paragraphs }) => (
            <section key={title} aria-label={title}>
              <h2>{title}</h2>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </section>
          ))}
        </div>
      </div>
    </>
  );
}
