import type { ReactNode } from 'react';
import type { Band, Offer } from '../../content/schema.ts';
import { applyPath } from '../../domain/lead/apply-path.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Checked, type CheckedDate } from '../ui/checked.tsx';
import { FigureList } from '../ui/figure-list.tsx';
import { MoreLink } from '../ui/more-link.tsx';
import { Section } from '../ui/section.tsx';
import { Steps } from '../ui/niche.tsx';
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

/** When the figures of a band were last checked: said under lists that go out of date. */
interface Dated {
  checked: string;
  on: CheckedDate;
}

export interface OfferStatus {
  said: string;
  /** Nobody can apply for it any more. */
  closed: boolean;
}
type ShownOffer = Omit<Offer, 'row'> & { status?: OfferStatus };
type OffersBand = Extract<Band, { kind: 'offers' }>;
export type ShownBand = Exclude<Band, OffersBand> | (Omit<OffersBand, 'items'> & { items: ShownOffer[] });

function Offers({
  items,
  apply,
  loan,
  children,
}: {
  items: ShownOffer[];
  apply?: string;
  loan: string;
  children?: ReactNode;
}) {
  return (
    <>
      <ul className="joined cells cells--offers">
        {items.map(({ id, title, text, figure, eligibility, status, more }) => (
          <li className="cell cell--offer" key={id}>
            <h3>{title}</h3>
            {status && (
              <p className="offer-status" data-closed={status.closed || undefined}>
                {status.said}
              </p>
            )}
            <p>{text}</p>
            {eligibility && <p className="cell__who">{eligibility}</p>}
            {more && <MoreLink to={more.href} label={more.label} />}
            {(figure || (apply && !status?.closed)) && (
              <div className="cell__foot">
                {figure && (
                  <p>
                    <span className="fig">{figure.value}</span> <small>{figure.label}</small>
                  </p>
                )}
                {apply && !status?.closed && (
                  <ButtonLink look="apply" small to={applyPath(loan, id)}>
                    {apply}
                    <span className="visually-hidden">: {title}</span>
                  </ButtonLink>
                )}
              </div>
            )}
          </li>
        ))}
      </ul>
      {children}
    </>
  );
}

function Body({ band, loan, checked, on }: { band: ShownBand; loan: string } & Dated) {
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
      return (
        <Offers items={band.items} apply={band.apply} loan={loan}>
          {band.note && <Checked text={`${band.note} ${checked}`} on={on} />}
        </Offers>
      );
  }
}

/** The bands that differ from service to service, in the order of the content; every second one is tinted. */
export function Bands({ bands, ...rest }: { bands: ShownBand[]; loan: string } & Dated) {
  return bands.map((band, i) => (
    <Section key={band.title} title={band.title} lead={band.text} tint={i % 2 === 0}>
      <Body band={band} {...rest} />
    </Section>
  ));
}
