import type { Stat } from '../../content/schema.ts';
import { Checked, type CheckedDate } from '../ui/checked.tsx';
import { FigureList } from '../ui/figure-list.tsx';
import { Section } from '../ui/section.tsx';

/** The interest-rate range in its window, and the terms that go with it. */
export function RateCard({
  rate,
  meant,
  checked,
  on,
}: {
  rate: { title: string; range: string; reading?: string; rows: Stat[]; note: string };
  /** What kind of figures these are. */
  meant: string;
  checked: string;
  on: CheckedDate;
}) {
  return (
    <Section title={rate.title} anchor="rate" tint>
      <div className="rate-card">
        <p className="rate-card__window">
          <span className="fig">{rate.range}</span>
          {rate.reading && <span>{rate.reading}</span>}
        </p>
        <div>
          <FigureList className="facts facts--two" items={rate.rows} />
          <Checked text={`${meant} ${rate.note} ${checked}`} on={on} />
        </div>
      </div>
    </Section>
  );
}
