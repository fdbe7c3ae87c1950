import type { ReactNode } from 'react';
import { Icon } from '../../../ui/icon.tsx';

/** A part of a view's form that one opens when it applies. What it stands at shows while it is closed. */
export function Part({
  title,
  stands,
  open,
  children,
}: {
  title: string;
  stands: string;
  open: boolean;
  children: ReactNode;
}) {
  return (
    <details className="part" open={open}>
      <summary>
        <span className="part__title">{title}</span> <span className="part__stands">{stands}</span>
        <Icon name="down" small />
      </summary>
      <div className="part__fields">{children}</div>
    </details>
  );
}

/** The lines of a list: those in the URL, and one more to fill in. */
export function Lines({
  legend,
  hint,
  used,
  most,
  children,
}: {
  legend: string;
  hint: string;
  used: number;
  most: number;
  children: (index: number) => ReactNode;
}) {
  return (
    <fieldset className="lines">
      <legend className="field__label">{legend}</legend>
      {Array.from({ length: Math.min(used + 1, most) }, (_, i) => i).map((i) => (
        <div className="line" key={i}>
          {children(i)}
        </div>
      ))}
      <p className="help">{hint}</p>
    </fieldset>
  );
}
