import { type ReactNode, useId } from 'react';

/** A band of a page: a labelled region with its heading. */
export function Section({
  title,
  lead,
  remark,
  tint = false,
  aside,
  anchor,
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
    <section id={anchor} className={`section ${tint ? 'section--tint' : ''} ${className}`} aria-labelledby={id}>
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
