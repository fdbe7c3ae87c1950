import type { Stat } from '../../content/schema.ts';
import { FigureList } from '../ui/figure-list.tsx';
import { Section } from '../ui/section.tsx';

/** The interest-rate range in its window, and the terms that go with it. */
export function RateCard({
  rate,
  checked,
}: {
  rate: { title: string; range: string; reading?: string; rows: Stat[]; note: string };
  checked: string;
}) {
  return (
    <Section title={rate.title} tint>
      <div className="ratecard">
        <p className="ratecard__window">
          <span className="fig">{rate.range}</span>
          {rate.reading && <span>{rate.reading}</span>}
        </p>
        <div>
          <FigureList className="facts facts--two" items={rate.rows} />
          <p className="checked">
            {rate.note} {checked}.
          </p>
        </div>
      </div>
    </Section>
  );
}
