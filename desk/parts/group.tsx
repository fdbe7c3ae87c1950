import type { ReactNode } from 'react';

interface Props {
  id: string;
  title: string;
  count: number;
  late?: boolean;
  note?: string | null;
  children: ReactNode;
}

/** Rows under a heading that counts them. */
export function Group({ id, title, count, late, note, children }: Props) {
  return (
    <section className="group" aria-labelledby={`${id}-title`}>
      <div className="group__head">
        <h2 id={`${id}-title`}>{title}</h2>
        <b className={late ? 'late' : undefined}>{count}</b>
        {note && <span className="sub">{note}</span>}
      </div>
      {children}
    </section>
  );
}
