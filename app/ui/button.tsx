import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';

type Look = 'apply' | 'solid' | 'line';
type Shape = { look: Look; small?: boolean; wide?: boolean };

const buttonClassName = ({ look, small, wide }: Shape) =>
  ['btn', `btn--${look}`, small && 'btn--small', wide && 'btn--wide'].filter(Boolean).join(' ');

export function ButtonLink({ look, small, wide, ...link }: Shape & Omit<LinkProps, 'className'>) {
  return <Link className={buttonClassName({ look, small, wide })} {...link} />;
}

export function SubmitButton({
  busy = false,
  busyLabel,
  children,
  ...shape
}: Shape & { busy?: boolean; busyLabel: string; children: ReactNode }) {
  return (
    <button
      className={buttonClassName(shape)}
      type="submit"
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
    >
      {busy ? busyLabel : children}
    </button>
  );
}
