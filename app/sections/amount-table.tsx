/** A small table of figures; the first column names the row. Scrolls sideways where it must, reachable by keyboard. */
export function AmountTable({ caption, columns, rows }: { caption: string; columns: string[]; rows: string[][] }) {
  return (
    <figure className="amount-table" aria-label={caption} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...figures]) => (
            <tr key={first}>
              <th scope="row">{first}</th>
              {figures.map((figure, index) => (
                // Two columns may show one figure.
                <td key={columns[index + 1]} className="fig">
                  {figure}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
