import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';

interface Props {
  icon: IconName;
  title: string;
  text: ReactNode;
  link?: { href: string; label: string };
}

/** What it means, what happens next, at most one button. */
export function Empty({ icon, title, text, link }: Props) {
  return (
    <div className="empty">
      <Icon name={icon} />
      <h2>{title}</h2>
      <p>{text}</p>
      {link && (
        <a className="btn" href={link.href}>
          {link.label}
        </a>
      )}
    </div>
  );
}
