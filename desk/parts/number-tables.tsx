// Tables of figures: the table is the chart, with a meter in its cells.
import type { ReactNode } from 'react';
import { deskNumbers as words } from '../../content/en/desk-numbers.ts';
import { deskWork } from '../../content/en/desk-work.ts';
import { duration } from '../../domain/desk/times.ts';
import { fillIn } from '../../domain/fill-in.ts';
import { percent } from '../../domain/money/format.ts';
import type { NumbersView } from '../../server/desk/work/views.ts';
import { Meter } from './meter.tsx';
import { Part } from './part.tsx';
import { Steps } from './steps.tsx';

/** A table's own spreadsheet, for owners. */
export function TableCsv({
  of,
  title,
  view,
}: {
  of: string;
  title: string;
  view: Pick<NumbersView, 'period' | 'mine'>;
}) {
  // Advisers have their own figures, and take none along.
  if (view.mine !== null) return null;
  return (
    <a className="btn btn--quiet" href={`/desk/numbers/export?table=${of}&period=${view.period}`} download="">
      {words.export}
      <span className="visually-hidden">: {title}</span>
    </a>
  );
}

interface TablePartProps {
  of: string;
  title: string;
  note?: string;
  view: NumbersView;
  children: ReactNode;
}

/** A table under its title, with what is to be known of it and its spreadsheet beside. */
export function TablePart({ of, title, note, view, children }: TablePartProps) {
  const aside = (
    <>
      {note && <span className="sub">{note}</span>}
      <TableCsv of={of} title={title} view={view} />
    </>
  );
  return (
    <Part id={of} title={title} aside={aside}>
      {children}
    </Part>
  );
}

const share = (part: number, whole: number, decimals = 0) =>
  whole === 0 ? '' : percent((100 * part) / whole, decimals);
const most = (values: number[]) => Math.max(1, ...values);
const length = (time: number | null) => (time === null ? '' : duration(time));

export function AdviserTable({ view }: { view: NumbersView }) {
  const { advisers, all, promiseHours: hours } = view;
  const { columns } = words;
  const latest = most(advisers.map(({ late, uncalled }) => late + uncalled));
  return (
    <TablePart of="advisers" title={words.advisers.title} note={words.advisers.note} view={view}>
      <table className="grid">
        <thead>
          <tr>
            <th scope="col">{words.advisers.adviser}</th>
            <th className="grid__num" scope="col">
              {columns.enquiries}
            </th>
            <th className="grid__num" scope="col">
              {fillIn(columns.share, { hours })}
            </th>
            <th scope="col" colSpan={2}>
              {columns.late}
            </th>
            <th className="grid__num" scope="col">
              {columns.first}
            </th>
          </tr>
        </thead>
        <tbody>
          {advisers.map(({ adviser, enquiries, inTime, late, uncalled, medianFirst }) => (
            <tr key={adviser?.id ?? ''}>
              <th scope="row">{adviser?.name ?? words.advisers.nobody}</th>
              <td className="grid__num">{enquiries}</td>
              <td className="grid__num fig">{share(inTime, enquiries, 1)}</td>
              <td className="grid__num">{late + uncalled}</td>
              <td className="grid__meter">
                <Meter share={(late + uncalled) / latest} late />
              </td>
              <td className="grid__num">{length(medianFirst)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words.advisers.all}</th>
            <td className="grid__num">{all.enquiries}</td>
            <td className="grid__num">{share(all.inTime, all.enquiries, 1)}</td>
            <td className="grid__num">{all.late + all.uncalled}</td>
            <td />
            <td className="grid__num">{length(all.medianFirst)}</td>
          </tr>
        </tfoot>
      </table>
    </TablePart>
  );
}

export function Funnel({ view }: { view: NumbersView }) {
  const { funnel, closed } = view;
  const first = most(funnel.map(({ enquiries }) => enquiries));
  const ended = closed.filter(({ enquiries }) => enquiries > 0);
  const count = ended.reduce((sum, { enquiries }) => sum + enquiries, 0);
  const reasons = ended.map(
    ({ reason, enquiries }) => `${deskWork.reasons[reason].split(':')[0]?.toLowerCase()} ${enquiries}`,
  );
  return (
    <TablePart of="funnel" title={words.funnel.title} note={words.funnel.note} view={view}>
      <table className="grid">
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{words.funnel.state}</th>
            <th scope="col">{words.funnel.drawn}</th>
            <th scope="col">{words.columns.enquiries}</th>
            <th scope="col">{words.funnel.share}</th>
          </tr>
        </thead>
        <tbody>
          {funnel.map(({ state, enquiries }, index) => (
            <tr key={state}>
              <th scope="row">
                <span className="only-wide">
                  <Steps state={state} />
                </span>
                {deskWork.states[state]}
              </th>
              <td className="grid__meter grid__meter--funnel">
                <Meter share={enquiries / first} />
              </td>
              <td className="grid__num fig">{enquiries}</td>
              <td className="grid__num sub">{share(enquiries, funnel[index - 1]?.enquiries ?? 0)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="sub why">
        {count === 0 ? words.funnel.noneClosed : fillIn(words.funnel.closed, { count, reasons: reasons.join(', ') })}
      </p>
    </TablePart>
  );
}

interface ShareProps {
  id: 'products' | 'sources';
  view: NumbersView;
  title: string;
  first: string;
  rows: { name: string; enquiries: number; reachedLender: number }[];
}

export function ShareTable({ id, view, title, first, rows }: ShareProps) {
  const largest = most(rows.map(({ enquiries }) => enquiries));
  return (
    <TablePart of={id} title={title} view={view}>
      <table className="grid">
        <thead>
          <tr>
            <th scope="col">{first}</th>
            <th className="grid__num" scope="col" colSpan={2}>
              {words.columns.enquiries}
            </th>
            <th className="grid__num" scope="col">
              {words.columns.lender}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, enquiries, reachedLender }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td className="grid__meter">
                <Meter share={enquiries / largest} />
              </td>
              <td className="grid__num fig">{enquiries}</td>
              <td className="grid__num">
                {reachedLender} <span className="sub grid__share">{share(reachedLender, enquiries)}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </TablePart>
  );
}

export function HourTable({ view }: { view: NumbersView }) {
  const largest = most(view.hours.map(({ enquiries }) => enquiries));
  return (
    <TablePart of="hours" title={words.hours.title} note={words.hours.note} view={view}>
      <div className="grid__scroll" tabIndex={0} role="region" aria-label={words.hours.table}>
        <table className="grid">
          <thead>
            <tr>
              <th scope="col">{words.hours.hour}</th>
              <th className="grid__num" scope="col" colSpan={2}>
                {words.columns.enquiries}
              </th>
              <th className="grid__num" scope="col">
                {words.columns.inTime}
              </th>
            </tr>
          </thead>
          <tbody>
            {view.hours.map(({ hour, enquiries, inTime }) => (
              <tr key={hour}>
                <th scope="row">{`${String(hour).padStart(2, '0')}:00`}</th>
                <td className="grid__meter">
                  <Meter share={enquiries / largest} />
                </td>
                <td className="grid__num fig">{enquiries}</td>
                <td className="grid__num">{inTime}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </TablePart>
  );
}
