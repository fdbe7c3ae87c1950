import { type CSSProperties, type PointerEvent, useId, useState } from 'react';
import type { MonthRow, Schedule } from '../../../domain/loan/schedule.ts';
import { formatMonth, lakhCrore, rupeesOfPaise, tenureShort } from '../../../domain/money/format.ts';
import { monthOf } from '../../../domain/loan/calendar.ts';
import { type Paise, toRupees } from '../../../domain/money/units.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { amountMarks, yearMarks } from './chart-axes.ts';
import { heard, sentence, useSetting } from './setting.ts';

const chartWidth = 600;
const chartHeight = 240;
/** More points than this make no better curve. */
const mostPoints = 180;

interface Point {
  month: number;
  balance: Paise;
  principal: Paise;
  interest: Paise;
}

/** What is owed and what has been paid so far, after every month; the start is month 0. */
function course(rows: readonly MonthRow[]): Point[] {
  const first = rows[0];
  const points: Point[] = [
    { month: 0, balance: (first?.opening ?? 0) + (first?.drawn ?? 0), principal: 0, interest: 0 },
  ];
  let principal = 0;
  let interest = 0;
  for (const row of rows) {
    principal += row.principal + row.extra;
    interest += row.interest;
    points.push({ month: row.month, balance: row.closing, principal, interest });
  }
  return points;
}

/** Evenly chosen ones, the first and the last among them. */
function drawn(points: Point[]): Point[] {
  const every = Math.max(1, Math.ceil(points.length / mostPoints));
  return points.filter(({ month }, i) => month % every === 0 || i === points.length - 1);
}

const money = (amount: Paise) => rupeesOfPaise(amount, { paise: true });
const owed = ({ balance }: Point) => balance;

/** The values of one month, chosen by pointer or finger on the chart, or by the slider below it with keys. */
function Reader({ points, month, onMonth }: { points: Point[]; month: number; onMonth: (month: number) => void }) {
  const { words, state } = useSetting();
  const { chart } = words.views;
  const id = useId();
  const { balance = 0, principal = 0, interest = 0 } = points[month] ?? {};
  const time = tenureShort(month, words.figures);
  const when = state.start === null ? time : `${time}, ${formatMonth(monthOf(state.start, month), words.figures)}`;
  const values = [
    { label: chart.balance, value: rupeesOfPaise(balance) },
    { label: chart.principal, value: rupeesOfPaise(principal) },
    { label: chart.interest, value: rupeesOfPaise(interest) },
  ];
  return (
    <div className="course__reader">
      <label htmlFor={id}>{month === 0 ? chart.start : sentence(chart.after, { time: when })}</label>
      <input
        id={id}
        className="slider"
        type="range"
        min={0}
        max={points.length - 1}
        value={month}
        aria-valuetext={`${when}: ${heard(values)}`}
        style={{ '--p': `${(month / (points.length - 1)) * 100}%` } as CSSProperties}
        onChange={(event) => onMonth(Number(event.target.value))}
      />
      <p className="course__values" aria-hidden="true">
        {values.map(({ label, value }) => (
          <span key={label}>
            {label} <b className="fig">{value}</b>
          </span>
        ))}
      </p>
    </div>
  );
}

/**
 * Principal and interest paid, heaped up over time, with the falling balance as a line across them. The words stand
 * outside the drawing, which stretches: type in a stretched picture would be stretched too.
 */
export function BalanceChart({ schedule, before }: { schedule: Schedule; before?: Schedule }) {
  const { words } = useSetting();
  const { chart } = words.views;
  const hydrated = useHydrated();
  const [chosen, setChosen] = useState(0);
  const { rows, totals } = schedule;
  const month = Math.min(chosen, rows.length);
  const months = Math.max(rows.length, before?.rows.length ?? 0);
  const amounts = amountMarks(Math.max(totals.paid, before?.rows[0]?.opening ?? 0, 1));
  const top = amounts.at(-1) ?? 1;
  const x = (at: number) => ((at / months) * chartWidth).toFixed(1);
  const y = (amount: Paise) => (chartHeight - (amount / top) * chartHeight).toFixed(1);
  const points = course(rows);
  const shown = drawn(points);
  const line = (list: Point[], height: (point: Point) => Paise) =>
    list.map((point) => `${x(point.month)} ${y(height(point))}`).join('L');
  const area = (height: (point: Point) => Paise) => `M0 ${chartHeight}L${line(shown, height)}V${chartHeight}Z`;
  const years = yearMarks(months);
  const along = (event: PointerEvent<SVGSVGElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    setChosen(Math.max(0, Math.min(rows.length, Math.round(((event.clientX - left) / width) * months))));
  };
  const label = sentence(chart.label, {
    amount: money(points[0]?.balance ?? 0),
    tenure: tenureShort(rows.length, words.figures),
    principal: money(totals.principal + totals.extra),
    interest: money(totals.interest),
  });
  const beforeLine = before && `M${line(drawn(course(before.rows)), owed)}`;
  return (
    <figure className="course">
      <figcaption className="course__key">
        <span className="course__balance">{chart.balance}</span>
        {before && <span className="course__before">{chart.before}</span>}
        <span className="course__principal">{chart.principal}</span>
        <span className="course__interest">{chart.interest}</span>
      </figcaption>
      <div className="course__plot">
        <p className="course__amounts fig fig--plain" aria-hidden="true">
          {amounts.map((amount) => (
            <span key={amount} style={{ bottom: `${(amount / top) * 100}%` }}>
              {amount === 0 ? 0 : lakhCrore(toRupees(amount), words.figures)}
            </span>
          ))}
        </p>
        <svg
          viewBox={`0 0 ${chartWidth} ${chartHeight}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={`${label} ${chart.table}`}
          onPointerDown={along}
          onPointerMove={along}
        >
          {amounts.map((amount) => (
            <path key={amount} className="course__grid" d={`M0 ${y(amount)}H${chartWidth}`} />
          ))}
          <path className="course__area--interest" d={area((point) => point.principal + point.interest)} />
          <path className="course__area--principal" d={area((point) => point.principal)} />
          {beforeLine && <path className="course__line course__line--gap" d={beforeLine} />}
          {beforeLine && <path className="course__line course__line--before" d={beforeLine} />}
          <path className="course__line course__line--gap" d={`M${line(shown, owed)}`} />
          <path className="course__line" d={`M${line(shown, owed)}`} />
          {hydrated && <path className="course__cursor" d={`M${x(month)} 0V${chartHeight}`} />}
        </svg>
        <p className="course__years fig fig--plain" aria-hidden="true">
          {years.map((year) => (
            <span key={year} style={{ left: `${((year * 12) / months) * 100}%` }}>
              {year}
            </span>
          ))}
        </p>
        <p className="course__unit" aria-hidden="true">
          {chart.years}
        </p>
      </div>
      {hydrated && <Reader points={points} month={month} onMonth={setChosen} />}
    </figure>
  );
}
