import { Section } from '../ui/section.tsx';

interface Line {
  label: string;
  text: string;
  href?: string;
}

export interface Way {
  title: string;
  lines: Line[];
}

/** Four cards: visit, call, write, hours. */
export function ContactWays({ title, ways }: { title: string; ways: Way[] }) {
  return (
    <Section title={title}>
      <ul className="ways">
        {ways.map(({ title, lines }) => (
          <li className="way" key={title}>
            <h3>{title}</h3>
            <dl>
              {lines.map(({ label, text, href }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{href ? <a href={href}>{text}</a> : text}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </Section>
  );
}
