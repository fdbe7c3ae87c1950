import type { Band, Link, Offer, Step } from '../../content/schema.ts';
import { ButtonLink } from '../ui/button.tsx';
import { FigureList } from '../ui/figure-list.tsx';
import { Section } from '../ui/section.tsx';
import { Taak } from '../ui/taak.tsx';
import { Points } from './points.tsx';

export function PlainList({ items }: { items: string[] }) {
  return (
    <ul className="ticks">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

function Steps({ items }: { items: Step[] }) {
  return (
    <ol className="steps">
      {items.map(({ title, text }, i) => (
        <li key={title}>
          <Taak size="s">
            <b className="fig">{i + 1}</b>
          </Taak>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}

function Offers({ items, action, note }: { items: Offer[]; action?: Link; note?: string }) {
  return (
    <>
      <ul className="cells cells--offers">
        {items.map(({ title, text, figure, eligibility }) => (
          <li className="cell cell--offer" key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
            {eligibility && <p className="cell__who">{eligibility}</p>}
            {(figure || action) && (
              <div className="cell__foot">
                {figure && (
                  <p>
                    <span className="fig">{figure.value}</span> <small>{figure.label}</small>
                  </p>
                )}
                {action && (
                  <ButtonLink look="apply" small to={action.href}>
                    {action.label}
                    <span className="sr">: {title}</span>
                  </ButtonLink>
                )}
              </div>
            )}
          </li>
        ))}
      </ul>
      {note && <p className="checked">{note}</p>}
    </>
  );
}

function Body({ band }: { band: Band }) {
  switch (band.kind) {
    case 'points':
      return <Points items={band.items} />;
    case 'list':
      return <PlainList items={band.items} />;
    case 'steps':
      return <Steps items={band.items} />;
    case 'facts':
      return <FigureList className="facts" items={band.items} />;
    case 'offers':
      return <Offers items={band.items} action={band.action} note={band.note} />;
  }
}

/** The bands that differ from service to service, in the order of the content; every second one is tinted. */
export function Bands({ bands, tintFirst = true }: { bands: Band[]; tintFirst?: boolean }) {
  return bands.map((band, i) => (
    <Section key={band.title} title={band.title} lead={band.text} tint={(i % 2 === 0) === tintFirst}>
      <Body band={band} />
    </Section>
  ));
}
