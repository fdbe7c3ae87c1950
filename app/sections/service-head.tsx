import type { Link, Stat } from '../../content/schema.ts';
import { ButtonLink } from '../ui/button.tsx';
import { type Crumb, PageHead } from '../ui/page-head.tsx';

/** The service's one figure in its window, on the pink wall. */
export function ServiceHead({
  heading,
  blurb,
  figure,
  art,
  crumbs,
  crumbsLabel,
  actions,
}: {
  heading: string;
  blurb: string;
  figure: Stat;
  art: string;
  crumbs: Crumb[];
  crumbsLabel: string;
  actions: Link[];
}) {
  const picture = (
    <div className="service-window">
      <img src={art} width="460" height="560" alt="" />
      <p className="service-window__fig">
        <span className="fig" data-long={figure.value.length > 5 || undefined}>
          {figure.value}
        </span>{' '}
        {figure.label}
      </p>
    </div>
  );
  return (
    <PageHead heading={heading} lead={blurb} crumbs={crumbs} crumbsLabel={crumbsLabel} art={picture}>
      <div className="hero__cta">
        {actions.map(({ label, href }, i) => (
          <ButtonLink key={label} look={i === 0 ? 'apply' : 'line'} to={href}>
            {label}
          </ButtonLink>
        ))}
      </div>
    </PageHead>
  );
}
