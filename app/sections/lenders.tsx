import type { Lender } from '../../content/showcase-schema.ts';
import { Section, tall } from '../ui/section.tsx';

export function Lenders({
  lenders,
  words,
}: {
  lenders: Lender[];
  words: { title: string; lead: string; logo: string; sample: string };
}) {
  return (
    <Section
      title={words.title}
      lead={words.lead}
      remark={lenders.some(({ sample }) => sample) ? words.sample : undefined}
      tint
      height={tall(810, 620)}
    >
      <ul className="joined lenders">
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
