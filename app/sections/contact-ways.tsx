import { Section } from '../ui/section.tsx';

interface Line {
  label: string;
  text: string;
  href?: string;
  /** Says that it opens in a tab of its own, and makes it so. */
  newTab?: string;
}

function Value({ text, href, newTab }: Line) {
  if (!href) return text;
  if (!newTab) return <a href={href}>{text}</a>;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {text} <span className="visually-hidden">{newTab}</span>
    </a>
  );
}

export interface Way {
  title: string;
  lines: Line[];
}

/** Four cards: visit, call, write, hours. */
export function ContactWays({ title, ways }: { title: string; ways: Way[] }) {
  return (
    <Section title={title}>
      <ul className="joined contact-ways">
        {ways.map(({ title, lines }) => (
          <li className="contact-way" key={title}>
            <h3>{title}</h3>
            <dl>
              {lines.map((line) => (
                <div key={line.label}>
                  <dt>{line.label}</dt>
                  <dd>
                    <Value {...line} />
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </Section>
  );
}
