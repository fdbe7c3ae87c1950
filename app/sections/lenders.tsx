import type { Lender } from '../../content/showcase-schema.ts';
import { Section, tall } from '../ui/section.tsx';
import { useScrolls } from '../ui/use-scrolls.ts';

export function Lenders({
  lenders,
  words,
}: {
  lenders: Lender[];
  words: { title: string; lead: string; logo: string; sample: string };
}) {
  const scrolls = useScrolls<HTMLUListElement>();
  return (
    <Section
      title={words.title}
      lead={words.lead}
      remark={lenders.some(({ sample }) => sample) ? words.sample : undefined}
      tint
      height={tall(360, 425)}
    >
      <ul className="joined rail lenders" aria-label={words.title} {...scrolls}>
        {lenders.map(({ image, name, kind, serif }) => (
          <li className="lender" key={name}>
            <img src={image} width="34" height="34" alt={`${words.logo} ${name} ${kind}`} loading="lazy" />
            <b className={serif ? 'lender--serif' : undefined}>
              {name}
              <small>{kind}</small>
            </b>
          </li>
        ))}
      </ul>
    </Section>
  );
}
