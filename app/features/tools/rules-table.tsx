import type { ReactNode } from 'react';
import { Verdict, type VerdictKind } from './verdict.tsx';

export interface RuleRow {
  id: string;
  name: string;
  you: string;
  youNote?: string;
  they: string;
  theyNote?: string;
  verdict: VerdictKind;
  word: string;
  /** One sentence on what it means for this person. */
  say?: ReactNode;
}

export interface RulesWords {
  rule: string;
  you: string;
  they: string;
  result: string;
}

/** Rows that are laid out as grids lose what a table is to those who hear it, unless it is said outright. */
const as = (role: string) => ({ role });

/** The borrower's figure beside the lender's. Below 640 px its rows are grids. */
export function RulesTable({ rows, words, small = false }: { rows: RuleRow[]; words: RulesWords; small?: boolean }) {
  return (
    <table className={`rules-table ${small ? 'rules-table--small' : ''}`} {...as('table')}>
      <thead {...as('rowgroup')}>
        <tr {...as('row')}>
          <th {...as('columnheader')} scope="col">
            {words.rule}
          </th>
          <th {...as('columnheader')} scope="col">
            {words.you}
          </th>
          <th {...as('columnheader')} scope="col">
            {words.they}
          </th>
          <th {...as('columnheader')} scope="col">
            {words.result}
          </th>
        </tr>
      </thead>
      <tbody {...as('rowgroup')}>
        {rows.map((row) => (
          <Rule key={row.id} row={row} words={words} />
        ))}
      </tbody>
    </table>
  );
}

function Rule({ row, words }: { row: RuleRow; words: RulesWords }) {
  return (
    <>
      <tr {...as('row')}>
        <th {...as('rowheader')} scope="row">
          {row.name}
        </th>
        <td {...as('cell')} className="rules-table__you" data-column={words.you}>
          <span className="fig">{row.you}</span>
          {row.youNote && <small>{row.youNote}</small>}
        </td>
        <td {...as('cell')} className="rules-table__they" data-column={words.they}>
          <span className="fig">{row.they}</span>
          {row.theyNote && <small>{row.theyNote}</small>}
        </td>
        <td {...as('cell')} className="rules-table__result">
          <Verdict kind={row.verdict} word={row.word} />
        </td>
      </tr>
      {row.say && (
        <tr {...as('row')} className="rules-table__more">
          <td {...as('cell')} colSpan={4}>
            <p className="rules-table__say">{row.say}</p>
          </td>
        </tr>
      )}
    </>
  );
}
