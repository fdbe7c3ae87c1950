import type { ReactNode } from 'react';

/** The niche behind one icon, one step number, one initial. */
export function Taak({ size = 'm', children }: { size?: 's' | 'm'; children: ReactNode }) {
  return (
    <span className={`taak taak--${size}`} aria-hidden="true">
      {children}
    </span>
  );
}
