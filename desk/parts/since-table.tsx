// What came after the period: at once, and apart from the shares, which would flatter if they took in those that were
// called sooner.
import { deskNumbers as words } from '../../content/en/desk-numbers.ts';
import { shortDate } from '../../domain/desk/times.ts';
import { fillIn } from '../../domain/fill-in.ts';
import { lakhCrore } from '../../domain/money/format.ts';
import type { NumbersView } from '../../server/desk/work/views.ts';
import { TablePart } from './number-tables.tsx';

type Score = NumbersView['since']['all'];

const paidOf = ({ disbursed: count, disbursedInr }: Score) =>
  count === 0 ? 0 : fillIn(words.since.amount, { count, amount: lakhCrore(disbursedInr) });

/** What a phone has no room for follows from the others. */
const columns: { name: string; style: string; value: (score: Score) => number | string }[] = [
  { name: words.columns.enquiries, style: 'grid__num', value: ({ enquiries }) => enquiries },
  { name: words.columns.inTime, style: 'grid__num', value: ({ inTime }) => inTime },
  { name: words.columns.late, style: 'grid__num only-wide', value: ({ late }) => late },
  { name: words.since.waiting, style: 'grid__num', value: ({ uncalled }) => uncalled },
  { name: words.since.disbursed, style: 'grid__num', value: paidOf },
];

export function SinceTable({ view }: { view: NumbersView }) {
  const { all, advisers } = view.since;
  const { since } = words;
  return (
    <TablePart of="since" title={since.title} note={since.note} view={view}>
      <p className="sub">{all.enquiries === 0 ? since.none : fillIn(since.says, { from: shortDate(view.to - 1) })}</p>
      {all.enquiries > 0 && (
        <div className="grid__scroll" tabIndex={0} role="region" aria-label={since.table}>
          <table className="grid" aria-labelledby="since-title">
            <thead>
              <tr>
                <th scope="col">{words.advisers.adviser}</th>
                {columns.map(({ name, style }) => (
                  <th key={name} className={style} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {advisers.map(({ adviser, ...score }) => (
                <Figures key={adviser?.id ?? ''} name={adviser?.name ?? words.advisers.nobody} score={score} />
              ))}
            </tbody>
            <tfoot>
              <Figures name={words.advisers.all} score={all} />
            </tfoot>
          </table>
        </div>
      )}
    </TablePart>
  );
}

function Figures({ name, score }: { name: string; score: Score }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {columns.map((column) => (
        <td key={column.name} className={column.style}>
          {column.value(score)}
        </td>
      ))}
    </tr>
  );
}
