import { useId } from 'react';
import { applyPath } from '../../domain/lead/apply-path.ts';
import { ButtonLink } from '../ui/button.tsx';
import { tall } from '../ui/section.tsx';

/** A shorter closing call, for inner pages. */
export function CallBand({
  title,
  text,
  apply,
  loan,
  contact,
}: {
  title: string;
  text: string;
  apply: string;
  /** The loan of the page, for the form. */
  loan?: string;
  contact?: string;
}) {
  const id = useId();
  return (
    <section className="band call-band" style={tall(340, 175)} aria-labelledby={id}>
      <div className="wrap">
        <div>
          <h2 id={id}>{title}</h2>
          <p>{text}</p>
        </div>
        <div className="call-band__buttons">
          <ButtonLink look="apply" to={applyPath(loan)}>
            {apply}
          </ButtonLink>
          {contact && (
            <ButtonLink look="line" to="/contact">
              {contact}
            </ButtonLink>
          )}
        </div>
      </div>
    </section>
  );
}
