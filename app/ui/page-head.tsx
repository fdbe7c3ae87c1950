import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** Where a page stands: from the home page down to itself, which comes last. */
export interface Trail {
  label: string;
  pages: { label: string; path: string }[];
}

/** The pink wall at the top of an inner page. */
export function PageHead({
  heading,
  lead,
  trail,
  art,
  children,
}: {
  heading: ReactNode;
  lead: string;
  trail?: Trail;
  /** Takes the arcade's place on wide screens and stands below the text on narrow ones. */
  art?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <>
      <section className={`page-head ${art ? 'page-head--art' : ''}`}>
        <div className="wrap">
          <div className="page-head__copy">
            {trail && (
              <nav className="breadcrumbs" aria-label={trail.label}>
                <ol>
                  {trail.pages.map(({ label, path }, i) => (
                    <li key={path}>
                      {i < trail.pages.length - 1 ? (
                        <Link to={path}>{label}</Link>
                      ) : (
                        <span aria-current="page">{label}</span>
                      )}
                    </li>
                  ))}
                </ol>
              </nav>
            )}
            <h1>{heading}</h1>
            <p className="lead">{lead}</p>
            {children}
          </div>
          {art ?? <div className="page-head__arcade" aria-hidden="true" />}
        </div>
      </section>
      <div className="block-border block-border--indigo" aria-hidden="true" />
    </>
  );
}
