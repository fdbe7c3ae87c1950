import { type CSSProperties, type ReactNode, useId } from 'react';

/** How tall a band is without its padding, nearly, on a phone and on a wide screen: what it counts until it comes near (styles/patterns/band.css). */
export const tall = (phone: number, wide: number) =>
  ({ '--tall': `${phone}px`, '--tall-wide': `${wide}px` }) as CSSProperties;

/** A band of a page: a labelled region with its heading. */
export function Section({
  title,
  lead,
  remark,
  tint = false,
  aside,
  anchor,
  height,
  className = '',
  children,
}: {
  title: string;
  lead?: string;
  /** Set small under the lead: what a reader must know of what follows. */
  remark?: string | undefined;
  tint?: boolean;
  /** Stands beside the heading on wide screens: a link, arrows. */
  aside?: ReactNode;
  /** Where jump links lead. */
  anchor?: string;
  /** Where it differs much from most bands. */
  height?: CSSProperties;
  className?: string;
  children: ReactNode;
}) {
  const id = useId();
  const head = (
    <div className="section__head">
      <h2 id={id}>{title}</h2>
      {lead && <p className="lead">{lead}</p>}
      {remark && <p className="section__remark">{remark}</p>}
    </div>
  );
  return (
    <section
      id={anchor}
      className={`band section ${tint ? 'section--tint' : ''} ${className}`}
      style={height}
      aria-labelledby={id}
    >
      <div className="wrap">
        {aside ? (
          <div className="section__row">
            {head}
            {aside}
          </div>
        ) : (
          head
        )}
        {children}
      </div>
    </section>
  );
}
