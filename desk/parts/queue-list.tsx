// The list as one table with explicit roles, so that it stays a table when styles make cards of its rows.
import { deskWork } from '../../content/en/desk-work.ts';
import { soon } from '../../domain/desk/clock.ts';
import { fillIn } from '../../domain/fill-in.ts';
import type { QueueRow } from '../../server/desk/work/views.ts';
import { Row, type RowProps } from './row.tsx';
import { hour } from '../../domain/moments.ts';

const words = deskWork.queue;
type Group = keyof typeof words.groups;

function groupOf({ reading }: QueueRow): Group {
  if (reading.kind === 'overdue') return 'overdue';
  if (reading.kind === 'soon' || reading.kind === 'closed') return 'soon';
  return reading.kind === 'in-time' ? 'in-time' : 'rest';
}

const tones: Record<Group, string> = { overdue: 'late', soon: 'soon', 'in-time': 'in-time', rest: 'rest' };

interface Props extends Omit<RowProps, 'row'> {
  label: string;
  rows: QueueRow[];
  /** In a list by promise rows stand in groups; one by date has none. */
  grouped: boolean;
  promiseHours: number;
}

export function QueueList({ label, rows, grouped, promiseHours, ...each }: Props) {
  const groups = (['overdue', 'soon', 'in-time', 'rest'] as const)
    .map((group) => ({ group, rows: rows.filter((row) => groupOf(row) === group) }))
    .filter((one) => one.rows.length > 0);
  return (
    <table className="list" role="table" aria-label={label}>
      <Head />
      {grouped ? (
        groups.map(({ group, rows: some }) => (
          <tbody key={group} role="rowgroup">
            <GroupHead group={group} count={some.length} promiseHours={promiseHours} />
            <Rows rows={some} {...each} />
          </tbody>
        ))
      ) : (
        <tbody role="rowgroup">
          <Rows rows={rows} {...each} />
        </tbody>
      )}
    </table>
  );
}

const Rows = ({ rows, ...each }: Omit<Props, 'label' | 'grouped' | 'promiseHours'>) =>
  rows.map((row) => <Row key={row.reference} row={row} {...each} />);

interface HeadProps {
  group: Group;
  count: number;
  promiseHours: number;
}

function GroupHead({ group, count, promiseHours }: HeadProps) {
  const { title, text } = words.groups[group];
  const figures = { hours: group === 'overdue' ? promiseHours : soon / hour };
  return (
    <tr className="list__group" role="row">
      <th role="columnheader" scope="rowgroup" colSpan={11}>
        <b className={`list__${tones[group]}`}>{fillIn(title, figures)}</b>
        <b>{count}</b>
        <span>{fillIn(text, figures)}</span>
      </th>
    </tr>
  );
}

function Head() {
  const { columns } = words;
  return (
    <thead role="rowgroup">
      <tr role="row">
        <th role="columnheader">{columns.left}</th>
        <th role="columnheader">
          <span className="visually-hidden">{columns.stones}</span>
        </th>
        <th role="columnheader">{columns.by}</th>
        <th role="columnheader">{columns.name}</th>
        <th role="columnheader">{columns.ask}</th>
        <th className="list__amount" role="columnheader">
          {columns.amount}
        </th>
        <th className="list__phone" role="columnheader">
          <span className="visually-hidden">{columns.state}</span>
        </th>
        <th className="list__wider" role="columnheader">
          {columns.kind}
        </th>
        <th className="list__wider" role="columnheader">
          {columns.state}
        </th>
        <th className="list__who" role="columnheader">
          {columns.adviser}
        </th>
        <th className="list__wider" role="columnheader">
          <span className="visually-hidden">{columns.acts}</span>
        </th>
      </tr>
    </thead>
  );
}
