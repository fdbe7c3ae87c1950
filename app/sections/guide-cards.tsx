import { Link } from 'react-router';
import { Icon } from '../ui/icon.tsx';

export interface GuideCard {
  title: string;
  text: string;
  href: string;
}

/** Ways to guides and articles: the whole row leads there. */
export function GuideCards({ cards, level = 'h3' }: { cards: GuideCard[]; level?: 'h3' | 'h4' }) {
  const Title = level;
  return (
    <ul className="guide-cards">
      {cards.map(({ title, text, href }) => (
        <li key={href}>
          <Title>
            <Link to={href}>{title}</Link>
          </Title>
          <p>{text}</p>
          <Icon name="arrow" />
        </li>
      ))}
    </ul>
  );
}
