import type { ReactNode } from 'react';
import { Link } from 'react-router';

type Look = 'apply' | 'solid' | 'line';
type Shape = { look: Look; small?: boolean; wide?: boolean };

const classes = ({ look, small, wide }: Shape) =>
  ['btn', `btn--${look}`, small && 'btn--sm', wide && 'btn--wide'].filter(Boolean).join(' ');

export function ButtonLink({ to, children, ...shape }: Shape & { to: string; children: ReactNode }) {
  return (
    <Link className={classes(shape)} to={to}>
      {children}
    </Link>
  );
}

export function SubmitButton({
  busy = false,
  busyLabel,
  children,
  ...shape
}: Shape & { busy?: boolean; busyLabel: string; children: ReactNode }) {
  return (
    <button className={classes(shape)} type="submit" aria-busy={busy || undefined} aria-disabled={busy || undefined}>
      {busy ? busyLabel : children}
    </button>
  );
}
