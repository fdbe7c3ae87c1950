import type { Link, Stat } from '../../content/schema.ts';
import { ButtonLink } from '../ui/button.tsx';
import { PageHead, type Trail } from '../ui/page-head.tsx';

/** The service's one figure in its window, on the pink wall; the same on its overview and its details. */
export function ServiceHead({
  words: { heading, blurb, figure },
  trail,
  art,
  actions,
}: {
  words: { heading: string; blurb: string; figure: Stat };
  trail: Trail;
  art: string;
  actions: Link[];
}) {
  const picture = (
    <div className="service-window">
      <img src={art} width="460" height="560" alt="" />
      <div className="service-window__figure">
        <span className="fig" data-long={figure.value.length > 5 || undefined}>
          {figure.value}
        </span>{' '}
        {figure.label}
      </div>
    </div>
  );
  return (
    <PageHead heading={heading} lead={blurb} trail={trail} art={picture}>
      <div className="button-row">
        {actions.map(({ label, href }, i) => (
          <ButtonLink key={label} look={i === 0 ? 'apply' : 'line'} to={href}>
            {label}
          </ButtonLink>
        ))}
      </div>
    </PageHead>
  );
}
