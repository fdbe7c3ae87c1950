import type { ReactNode } from 'react';

/** The arched niche behind one icon, one step number, one initial. */
export function Niche({ size = 'm', children }: { size?: 's' | 'm'; children: ReactNode }) {
  return (
    <span className={`niche niche--${size}`} aria-hidden="true">
      {children}
    </span>
  );
}

/** What happens in which order, each number in its niche. Beside Niche because alone it would be one more script to fetch. */
export function Steps({ items }: { items: { title: string; text: string }[] }) {
  return (
    <ol className="steps">
      {items.map(({ title, text }, i) => (
        <li key={title}>
          <Niche size="s">
            <b className="fig">{i + 1}</b>
          </Niche>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
