import type { MonthRow, Schedule } from '../../../domain/loan/schedule.ts';
import type { Paise } from '../../../domain/money/units.ts';
import { rupeesOfPaise, tenureShort } from '../../../domain/money/format.ts';
import { sentence, useSetting } from './setting.ts';

const WIDTH = 600;
const HEIGHT = 240;
/** More points than this make no better curve. */
const POINTS = 180;
const YEAR_MARKS = 5;

interface Point {
  month: number;
  balance: Paise;
  principal: Paise;
  interest: Paise;
}

/** What is owed and what has been paid so far, at evenly chosen months, the first and the last among them. */
function course(rows: readonly MonthRow[]): Point[] {
  const every = Math.max(1, Math.ceil(rows.length / POINTS));
  const points: Point[] = [{ month: 0, balance: rows[0]?.opening ?? 0, principal: 0, interest: 0 }];
  let principal = 0;
  let interest = 0;
  for (const row of rows) {
    principal += row.principal + row.extra;
    interest += row.interest;
    if (row.month % every === 0 || row === rows.at(-1)) {
      points.push({ month: row.month, balance: row.closing, principal, interest });
    }
  }
  return points;
}

/** A few whole years along the way, none so late that it would run into the end's own label. */
function yearMarks(months: number): number[] {
  const every = Math.ceil(months / 12 / YEAR_MARKS);
  return Array.from({ length: YEAR_MARKS }, (_, i) => (i + 1) * every).filter((year) => year * 12 <= months * 0.75);
}

/**
 * Principal and interest paid, heaped up over time, with the falling balance as a line across them. The words stand
 * outside the drawing, which stretches: type in a stretched picture would be stretched too.
 */
export function BalanceChart({ schedule, before }: { schedule: Schedule; before?: Schedule }) {
  const { words } = useSetting();
  const { chart } = words.views;
  const { rows, totals } = schedule;
  const months = Math.max(rows.length, before?.rows.length ?? 0);
  const top = Math.max(totals.paid, before?.totals.paid ?? 0, 1);
  const x = (month: number) => ((month / months) * WIDTH).toFixed(1);
  const y = (amount: Paise) => (HEIGHT - (amount / top) * HEIGHT).toFixed(1);
  const points = course(rows);
  const line = (list: Point[], height: (point: Point) => Paise) =>
    list.map((point) => `${x(point.month)} ${y(height(point))}`).join('L');
  const area = (height: (point: Point) => Paise) => `M0 ${HEIGHT}L${line(points, height)}V${HEIGHT}Z`;
  const tenure = tenureShort(months, words.figures);
  const money = (amount: Paise) => rupeesOfPaise(amount, { paise: true });
  const marks = yearMarks(months);
  return (
    <figure className="course">
      <figcaption className="course__key">
        <span className="course__balance">{chart.balance}</span>
        {before && <span className="course__before">{chart.before}</span>}
        <span className="course__principal">{chart.principal}</span>
        <span className="course__interest">{chart.interest}</span>
      </figcaption>
      <p className="course__top fig fig--plain" aria-hidden="true">
        {sentence(chart.top, { total: money(top) })}
      </p>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${sentence(chart.label, {
          amount: money(rows[0]?.opening ?? 0),
          tenure: tenureShort(rows.length, words.figures),
          principal: money(totals.principal + totals.extra),
          interest: money(totals.interest),
        })} ${chart.table}`}
      >
        {marks.map((year) => (
          <path key={year} className="course__grid" d={`M${x(year * 12)} 0V${HEIGHT}`} />
        ))}
        <path className="course__area--interest" d={area((point) => point.principal + point.interest)} />
        <path className="course__area--principal" d={area((point) => point.principal)} />
        {before && <path className="course__line course__line--before" d={`M${line(course(before.rows), balance)}`} />}
        <path className="course__line course__line--gap" d={`M${line(points, balance)}`} />
        <path className="course__line" d={`M${line(points, balance)}`} />
      </svg>
      <p className="course__ends fig fig--plain" aria-hidden="true">
        <span>{chart.start}</span>
        {marks.map((year) => (
          <span key={year} className="course__mark" style={{ left: `${((year * 12) / months) * 100}%` }}>
            {sentence(words.views.schedule.year, { n: year })}
          </span>
        ))}
        <span>{sentence(chart.end, { tenure })}</span>
      </p>
    </figure>
  );
}

const balance = (point: Point) => point.balance;
