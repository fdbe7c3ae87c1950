import type { Content } from '../../../content/load.ts';
import { Section } from '../../ui/section.tsx';
import { Niche } from '../../ui/niche.tsx';

/** P, R and N stand out; ^N is raised. */
function Drawn({ text }: { text: string }) {
  return text.split(/(\^?[PRN])/).map((part, i) => {
    const key = `${i}${part}`;
    if (/^[PRN]$/.test(part)) return <em key={key}>{part}</em>;
    if (part.startsWith('^'))
      return (
        <sup key={key}>
          <em>{part.slice(1)}</em>
        </sup>
      );
    return part;
  });
}

export function HowItIsWorkedOut({ words }: { words: Content['emi']['how'] }) {
  return (
    <Section title={words.title} lead={words.lead} tint className="how">
      <figure className="formula">
        <div className="formula__drawn fig fig--plain" role="img" aria-label={words.formulaSpoken}>
          <b>{words.drawn.left}</b>
          <span className="frac">
            <span>
              <Drawn text={words.drawn.above} />
            </span>
            <span>
              <Drawn text={words.drawn.below} />
            </span>
          </span>
        </div>
        <figcaption className="fig fig--plain">{words.formula}</figcaption>
      </figure>
      <div className="terms">
        {words.terms.map(({ symbol, title, text }) => (
          <div className="term" key={symbol}>
            <Niche>
              <b>{symbol}</b>
            </Niche>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        ))}
      </div>
    </Section>
  );
}
