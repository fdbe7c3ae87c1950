import { useId } from 'react';
import { ButtonLink } from '../ui/button.tsx';

/** A shorter closing call, for inner pages. */
export function CallBand({
  title,
  text,
  apply,
  contact,
}: {
  title: string;
  text: string;
  apply: string;
  contact?: string;
}) {
  const id = useId();
  return (
    <section className="band" aria-labelledby={id}>
      <div className="wrap">
        <div>
          <h2 id={id}>{title}</h2>
          <p>{text}</p>
        </div>
        <div className="band__act">
          <ButtonLink look="apply" to="/query">
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
