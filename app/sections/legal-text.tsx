import type { LegalPage } from '../../content/legal-page.ts';
import { PageHead } from '../ui/page-head.tsx';

export type LegalWords = Pick<LegalPage, 'heading' | 'lead' | 'versionLine' | 'sections'>;

export function LegalText({ words }: { words: LegalWords }) {
  return (
    <>
      <PageHead heading={words.heading} lead={words.lead} />
      <div className="wrap section section--first">
        <div className="prose">
          <p>
            <small>{words.versionLine}</small>
          </p>
          {words.sections.map(({ title, paragraphs, items }) => (
            <section key={title} aria-label={title}>
              <h2>{title}</h2>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              {items && (
                <ul>
                  {items.map(({ id, label, text }) => (
                    <li key={id}>
                      <span>
                        <b>{label}</b>: {text}
                      </span>
                    </li>
                  ))}
                </ul>
              )}
            </section>
          ))}
        </div>
      </div>
    </>
  );
}
