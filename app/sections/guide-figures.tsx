export interface GuideFigure {
  label: string;
  value: string;
  bound?: 'from' | 'upTo' | 'atLeast';
  applies: string;
}

interface Words {
  what: string;
  value: string;
  applies: string;
  bounds: Record<'from' | 'upTo' | 'atLeast', string>;
}

/** A guide's figures, each with those it holds for: a table on wide screens, rows below each other on phones. */
export function GuideFigures({ caption, words, figures }: { caption: string; words: Words; figures: GuideFigure[] }) {
  return (
    <table className="guide-figures">
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{words.what}</th>
          <th scope="col">{words.value}</th>
          <th scope="col">{words.applies}</th>
        </tr>
      </thead>
      <tbody>
        {figures.map(({ label, value, bound, applies }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>
              {bound && <small>{words.bounds[bound]} </small>}
              <span className="fig">{value}</span>
            </td>
            <td>{applies}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
