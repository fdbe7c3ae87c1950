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
      <section className={`phead ${art ? 'phead--art' : ''}`}>
        <div className="wrap">
          <div className="phead__copy">
            {crumbs && (
              <nav className="crumb" aria-label={crumbsLabel}>
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
          {art ?? <div className="arcade" aria-hidden="true" />}
        </div>
      </section>
      <div className="border border--indigo" aria-hidden="true" />
    </>
  );
}
