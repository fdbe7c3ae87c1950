import { deskNumbers } from '../../content/en/desk-numbers.ts';
import { dayAndMonth, shortDay } from '../../domain/desk/times.ts';
import { fillIn } from '../../domain/fill-in.ts';
import { formatMonth } from '../../domain/money/format.ts';
import type { NumbersView } from '../../server/desk/work/views.ts';
import { Icon } from './icon.tsx';
import { TableCsv } from './number-tables.tsx';
import { Part } from './part.tsx';

const words = deskNumbers.days;

/** The next round figure above the most, in four equal steps. */
function topOf(most: number): number {
  const steps = [4, 8, 12, 20, 40, 60, 80, 100, 200, 400, 600, 800, 1000];
  return steps.find((step) => step >= most) ?? Math.ceil(most / 1000) * 1000;
}

/** A month of twelve is written 2026-11. */
const isMonth = (day: string) => day.length === 7;
const at = (day: string) => Date.parse(`${day}T12:00:00+05:30`);
const monthOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
const nameOf = (day: string) => (isMonth(day) ? formatMonth(monthOf(day)) : shortDay(at(day)));
const shortOf = (day: string) => (isMonth(day) ? formatMonth(monthOf(day)).slice(0, 3) : dayAndMonth(at(day)));

export function DayChart({ view }: { view: NumbersView }) {
  const { days, all, promiseHours: hours } = view;
  const late = days.reduce((sum, day) => sum + day.late, 0);
  const says = fillIn(all.enquiries === 0 ? words.none : late === 0 ? words.allInTime : words.says, {
    late,
    total: all.enquiries,
  });
  const title = days.some(({ day }) => isMonth(day)) ? words.months : words.title;
  return (
    <Part id="days" title={title} aside={<TableCsv of="days" title={title} view={view} />}>
      <figure>
        <ul className="legend" aria-hidden="true">
          <li>
            <i />
            {fillIn(words.inTime, { hours })}
          </li>
          <li>
            <i className="legend__late" />
            {words.late}
          </li>
        </ul>
        <Bars days={days} says={says} />
        <figcaption className="sub">{says}</figcaption>
      </figure>
      <details>
        <summary>
          {words.table} <Icon name="down" />
        </summary>
        <DayTable days={days} title={title} />
      </details>
    </Part>
  );
}

function Bars({ days, says }: { days: NumbersView['days']; says: string }) {
  const top = topOf(Math.max(0, ...days.map(({ enquiries }) => enquiries)));
  const slot = 1000 / Math.max(1, days.length);
  const height = (count: number) => Math.round((1000 * count) / top) / 10;
  const drawn = fillIn(words.drawn, {
    count: days.length,
    from: nameOf(days[0]?.day ?? ''),
    to: nameOf(days.at(-1)?.day ?? ''),
    says,
  });
  // A label for every seventh day, or for every month.
  const every = days.length > 14 ? 7 : 1;
  return (
    <div className="chart">
      <div className="chart__scale" aria-hidden="true">
        {[4, 3, 2, 1, 0].map((step) => (
          <span key={step}>{(top * step) / 4}</span>
        ))}
      </div>
      <div className="chart__plot">
        <svg viewBox="0 0 1000 100" preserveAspectRatio="none" role="img" aria-label={drawn}>
          {[0, 25, 50, 75].map((y) => (
            <path key={y} className="chart__grid" d={`M0 ${y}H1000`} />
          ))}
          {days.map(({ day, enquiries, late }, index) => (
            <g key={day}>
              <rect
                className="chart__in-time"
                x={index * slot + slot * 0.21}
                y={100 - height(enquiries)}
                width={slot * 0.58}
                height={height(enquiries - late)}
              />
              <rect
                className="chart__late"
                x={index * slot + slot * 0.21}
                y={100 - height(late)}
                width={slot * 0.58}
                height={height(late)}
              />
            </g>
          ))}
          <path className="chart__base" d="M0 100H1000" />
        </svg>
      </div>
      <div className="chart__days" aria-hidden="true">
        {days.map(({ day }, index) => (
          <span key={day}>{index % every === every - 1 || every === 1 ? shortOf(day) : ''}</span>
        ))}
      </div>
    </div>
  );
}

function DayTable({ days, title }: { days: NumbersView['days']; title: string }) {
  const { columns } = deskNumbers;
  return (
    <div className="grid__scroll" tabIndex={0} role="region" aria-label={fillIn(words.tableName, { title })}>
      <table className="grid">
        <thead>
          <tr>
            <th scope="col">{days.some(({ day }) => isMonth(day)) ? words.month : words.day}</th>
            {[columns.enquiries, columns.inTime, columns.late].map((name) => (
              <th key={name} className="grid__num" scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, enquiries, inTime, late }) => (
            <tr key={day}>
              <th scope="row">{nameOf(day)}</th>
              <td className="grid__num">{enquiries}</td>
              <td className="grid__num">{inTime}</td>
              <td className="grid__num">{late}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
