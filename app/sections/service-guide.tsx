import { Link } from 'react-router';
import type { Link as Target } from '../../content/schema.ts';
import { MoreLink } from '../ui/more-link.tsx';

export interface Part {
  /** A part of this page, #figures, or of another. */
  href: string;
  title: string;
  current?: boolean;
}

/** The parts of a page or of a set of pages, and where to go for the rest: the calculator for this loan, the tools. */
export function ServiceGuide({ label, parts, links }: { label: string; parts: Part[]; links: Target[] }) {
  return (
    <nav className="service-guide wrap" aria-label={label}>
      <ul className="rail service-guide__parts">
        {parts.map(({ href, title, current }) => (
          <li key={href}>
            {href.startsWith('#') ? (
              <a href={href}>{title}</a>
            ) : (
              <Link to={href} aria-current={current ? 'page' : undefined}>
                {title}
              </Link>
            )}
          </li>
        ))}
      </ul>
      <ul className="service-guide__links">
        {links.map(({ label, href }) => (
          <li key={href}>
            <MoreLink to={href} label={label} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
