import type { Link } from '../../content/schema.ts';
import { MoreLink } from '../ui/more-link.tsx';

export interface Part {
  anchor: string;
  title: string;
}

/** The anchor of a page's band, by its place: titles are translated, addresses are not. */
export const bandAnchor = (index: number) => `part-${index + 1}`;

/** What stands on this page, and where to go for the rest: its sister page, the calculator for this loan. */
export function ServiceGuide({ label, parts, links }: { label: string; parts: Part[]; links: Link[] }) {
  return (
    <nav className="service-guide wrap" aria-label={label}>
      <ul className="rail service-guide__parts">
        {parts.map(({ anchor, title }) => (
          <li key={anchor}>
            <a href={`#${anchor}`}>{title}</a>
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
