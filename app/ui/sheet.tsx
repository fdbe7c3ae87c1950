import type { ReactNode } from 'react';

export interface SheetRow {
  key: string;
  head: ReactNode;
  cells: ReactNode[];
  look?: 'part' | 'total';
}

/** A table of figures. On phones each row becomes a block of named figures, so that nothing scrolls sideways. */
export function Sheet({
  caption,
  titled = false,
  corner,
  columns,
  rows,
}: {
  caption: string;
  /** Its caption is seen, too: it stands under no heading. */
  titled?: boolean;
  /** Names the first column. */
  corner: string;
  columns: string[];
  rows: SheetRow[];
}) {
  return (
    <table className="sheet">
      <caption className={titled ? 'sheet__title' : 'visually-hidden'}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{corner}</th>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, head, cells, look }) => (
          <tr key={key} className={look && `sheet__${look}`}>
            <th scope="row">{head}</th>
            {columns.map((column, i) => (
              <td key={column} className="fig" data-column={column}>
                {cells[i]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
