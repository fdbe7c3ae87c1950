import { Link } from 'react-router';
import { Icon } from './icon.tsx';

/** “Learn More →”. `about` completes the name for those who hear links out of context. */
export function MoreLink({ to, label, about }: { to: string; label: string; about?: string }) {
  return (
    <Link className="more-link" to={to}>
      {label}
      {about && <span className="visually-hidden"> {about}</span>} <Icon name="arrow" />
    </Link>
  );
}
