import { type MouseEvent, type Ref, useId } from 'react';
import { Icon } from './icon.tsx';

export interface SummaryItem {
  /** The control's id. */
  id: string;
  text: string;
}

/** What is wrong, all of it, with a way to each field. Takes the focus: `autoFocus` does so where scripts are off. */
export function ErrorSummary({
  ref,
  title,
  text,
  items,
  level: Heading = 'h3',
}: {
  ref?: Ref<HTMLDivElement>;
  title: string;
  text?: string;
  items: SummaryItem[];
  /** `h2` where it stands above the page's own heading. */
  level?: 'h2' | 'h3';
}) {
  const id = useId();
  return (
    <div
      ref={ref}
      className="panel panel--error error-summary"
      role="alert"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: the page was asked for by a failed submit; what is wrong comes first.
      autoFocus
      aria-labelledby={id}
    >
      <Icon name="alert" />
      <div>
        <Heading id={id}>{title}</Heading>
        {text && <p>{text}</p>}
        {items.length > 0 && (
          <ul>
            {items.map((item) => (
              <li key={item.id}>
                <a href={`#${item.id}`} onClick={goTo}>
                  {item.text}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

/** Straight into the field with its label in view, and without a fragment in the address. */
function goTo(event: MouseEvent<HTMLAnchorElement>) {
  const target = document.getElementById(event.currentTarget.hash.slice(1));
  if (!target) return;
  event.preventDefault();
  target.scrollIntoView({ block: 'center' });
  target.focus({ preventScroll: true });
}
