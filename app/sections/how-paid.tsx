import { Icon } from '../ui/icon.tsx';
import { MoreLink } from '../ui/more-link.tsx';

export interface PaidWords {
  text: string;
  more: string;
  href: string;
}

/** How the firm earns its money. */
export function HowPaid({ words: { text, more, href } }: { words: PaidWords }) {
  return (
    <div className="how-paid">
      <p className="note">
        <Icon name="receipt" small />
        <span>{text}</span>
      </p>
      <MoreLink to={href} label={more} />
    </div>
  );
}
