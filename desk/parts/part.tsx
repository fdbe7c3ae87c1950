import type { ReactNode } from 'react';

/** A section of a page, opened by an ink rule. */
export function Part({
  id,
  title,
  aside,
  children,
}: {
  id: string;
  title: string;
  aside?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className="part" id={id} aria-labelledby={`${id}-title`}>
      <div className="part__head">
        <h2 id={`${id}-title`}>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
