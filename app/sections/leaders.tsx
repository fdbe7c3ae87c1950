import type { Leader } from '../../content/showcase-schema.ts';
import { Icon } from '../ui/icon.tsx';
import { Section, tall } from '../ui/section.tsx';

export function Leaders({
  leaders,
  words,
}: {
  leaders: Leader[];
  words: { title: string; sample: string; profile: string; email: string };
}) {
  return (
    <Section
      title={words.title}
      remark={leaders.some(({ sample }) => sample) ? words.sample : undefined}
      height={tall(180 + 520 * leaders.length, 600)}
    >
      <ul className="leaders">
        {leaders.map((leader) => (
          <li className="leader" key={leader.name}>
            <img src={leader.image} width="240" height="288" alt={leader.imageAlt} />
            <h3>{leader.name}</h3>
            <p className="tag">{leader.position}</p>
            <p>{leader.description}</p>
            <p className="leader__links">
              <a href={leader.linkedin} aria-label={`${words.profile} ${leader.name}`}>
                <Icon name="in" />
              </a>
              <a href={`mailto:${leader.email}`} aria-label={`${words.email} ${leader.name}`}>
                <Icon name="mail" />
              </a>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
