import { ButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';

export interface CallWish {
  title: string;
  text: string;
  /** Said where the chosen hour is later than the promise. */
  moved: string | null;
  /** To choose, or to change what was chosen. */
  choose: { label: string; path: string };
  /** Only of a chosen hour. */
  calendar: { label: string; path: string } | null;
  instead: { label: string; path: string } | null;
  cancel: { label: string; path: string } | null;
}

/** When we call, with the ways to change, keep and cancel it. */
export function CallWishPart({ wish }: { wish: CallWish }) {
  const { title, text, moved, choose, calendar, instead, cancel } = wish;
  return (
    <section aria-labelledby="call-wish">
      <h2 id="call-wish">{title}</h2>
      <p>{text}</p>
      {moved && <p className="call-wish__moved">{moved}</p>}
      <div className="call-wish__ways">
        <ButtonLink look={cancel ? 'line' : 'solid'} small to={choose.path} reloadDocument>
          {choose.label}
        </ButtonLink>
        {calendar && (
          <a className="btn btn--line btn--small" href={calendar.path} download>
            <Icon name="calendar" small /> {calendar.label}
          </a>
        )}
        {instead && (
          <ButtonLink look="line" small to={instead.path} reloadDocument>
            {instead.label}
          </ButtonLink>
        )}
        {cancel && (
          <ButtonLink look="line" small to={cancel.path} reloadDocument>
            {cancel.label}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}
