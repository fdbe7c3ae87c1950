import { Icon } from '../ui/icon.tsx';
import { MoreLink } from '../ui/more-link.tsx';
import { Section, tall } from '../ui/section.tsx';
import { Niche } from '../ui/niche.tsx';

interface Card {
  icon: string;
  title: string;
  text: string;
  above: string;
  value: string;
  unit?: string;
  href: string;
  /** A page on exactly this, beside the specified one. */
  guide?: { label: string; href: string };
}

export function ServiceCards({
  words,
}: {
  words: { title: string; lead: string; more: string; moreAbout: string; items: Card[] };
}) {
  return (
    <Section title={words.title} lead={words.lead} height={tall(1350, 755)}>
      <ul className="joined cells">
        {words.items.map((card) => (
          <li className="cell later" key={card.title}>
            <Niche>
              <Icon name={card.icon} />
            </Niche>
            <h3>{card.title}</h3>
            <p>{card.text}</p>
            <div className="cell__foot">
              <p>
                <small>{card.above} </small>
                <span className="fig">{card.value}</span>{' '}
                {card.unit && <small className="cell__unit">{card.unit}</small>}
              </p>
              <MoreLink to={card.href} label={words.more} about={card.title} />
              {card.guide && <MoreLink to={card.guide.href} label={card.guide.label} />}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
