import type { Opening } from '../../content/showcase-schema.ts';
import { Icon } from '../ui/icon.tsx';
import { Section, tall } from '../ui/section.tsx';

export function Openings({
  openings,
  words,
  email,
}: {
  openings: Opening[];
  words: { title: string; lead: string; apply: string; subject: string };
  email: string;
}) {
  return (
    <Section title={words.title} lead={words.lead} tint height={tall(1050, 690)}>
      <ul className="openings">
        {openings.map(({ title, place, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p className="tag">{place}</p>
            <p>{text}</p>
            <a
              className="more-link"
              href={`mailto:${email}?subject=${encodeURIComponent(`${words.subject} ${title}`)}`}
            >
              {words.apply}
              <span className="visually-hidden">: {title}</span> <Icon name="arrow" />
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
