// What came after the period: at once, and apart from the shares, which would flatter if they took in those that were
// called sooner.
import { deskNumbers as words } from '../../content/en/desk-numbers.ts';
import { shortDate } from '../../domain/desk/times.ts';
import { fillIn } from '../../domain/fill-in.ts';
import { lakhCrore } from '../../domain/money/format.ts';
import type { NumbersView } from '../../server/desk/work/views.ts';
import { TablePart } from './number-tables.tsx';

type Score = NumbersView['since']['all'];

export function SinceTable({ view }: { view: NumbersView }) {
  const { all, advisers } = view.since;
  const { since } = words;
  return (
    <TablePart of="since" title={since.title} note={since.note} view={view}>
      <p className="sub">{all.enquiries === 0 ? since.none : fillIn(since.says, { from: shortDate(view.to - 1) })}</p>
      {all.enquiries > 0 && (
        <table className="grid" aria-labelledby="since-title">
          <thead>
            <tr>
              <th scope="col">{words.advisers.adviser}</th>
              {[words.columns.enquiries, words.columns.inTime, words.columns.late, since.waiting, since.disbursed].map(
                (name) => (
                  <th key={name} className="grid__num" scope="col">
                    {name}
                  </th>
                ),
              )}
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
      )}
    </TablePart>
  );
}

function Figures({ name, score }: { name: string; score: Score }) {
  const { enquiries, inTime, late, uncalled, disbursed, disbursedInr } = score;
  const paid = disbursed === 0 ? 0 : fillIn(words.since.amount, { count: disbursed, amount: lakhCrore(disbursedInr) });
  return (
    <tr>
      <th scope="row">{name}</th>
      {[enquiries, inTime, late, uncalled].map((count, at) => (
        <td key={at} className="grid__num">
          {count}
        </td>
      ))}
      <td className="grid__num">{paid}</td>
    </tr>
  );
}
