import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface Crumb {
  label: string;
  href?: string;
}

/** The pink wall at the top of an inner page. */
export function PageHead({
  heading,
  lead,
  crumbs,
  crumbsLabel,
  art,
  children,
}: {
  heading: ReactNode;
  lead: string;
  crumbs?: Crumb[];
  crumbsLabel?: string;
  /** Takes the arcade's place on wide screens and stands below the text on narrow ones. */
  art?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <>
      <section className={`page-head ${art ? 'page-head--art' : ''}`}>
        <div className="wrap">
          <div className="page-head__copy">
            {crumbs && (
              <nav className="breadcrumbs" aria-label={crumbsLabel}>
                <ol>
                  {crumbs.map(({ label, href }) => (
                    <li key={label}>
                      {href ? <Link to={href}>{label}</Link> : <span aria-current="page">{label}</span>}
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
