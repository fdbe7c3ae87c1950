import { deskDuties } from '../../content/en/desk-duties.ts';
import { sayWhen } from '../../domain/desk/times.ts';
import type { LogView } from '../../server/desk/people/views.ts';
import { Face } from './face.tsx';
import { Icon } from './icon.tsx';
import type { Frame } from './layout.tsx';
import { Part } from './part.tsx';

const words = deskDuties.log;

/** Who, when, what and which; never the content. */
export function Log({ frame, log }: { frame: Frame; log: LogView }) {
  const { filter, people, rows, older } = log;
  const download = (
    <a className="btn only-wide" href="/desk/duties/export">
      <Icon name="save" />
      {words.export}
    </a>
  );
  return (
    <Part id="log" title={words.title} aside={download}>
      <form className="log__filter" method="get" action="/desk/duties#log" aria-label={words.filter}>
        <Pick name="person" label={words.person} all={words.everyone} chosen={filter.person} options={people} />
        <Pick
          name="kind"
          label={words.what}
          all={words.everything}
          chosen={filter.kind}
          options={Object.entries(words.kinds).map(([id, name]) => ({ id, name }))}
        />
        <button className="btn" type="submit">
          {words.show}
        </button>
      </form>
      {rows.length === 0 && <p>{words.none}</p>}
      {rows.length > 0 && (
        <table className="grid log" role="table" aria-labelledby="log-title">
          <thead role="rowgroup">
            <tr role="row">
              {Object.values(words.columns).map((name) => (
                <th key={name} role="columnheader" scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {rows.map((row) => (
              <Row key={row.id} row={row} now={frame.office.now} />
            ))}
          </tbody>
        </table>
      )}
      <nav className="log__pager" aria-label={words.title}>
        <p className="sub">{words.kept}</p>
        {older !== null && (
          <a className="btn" href={`/desk/duties?${older}#log`}>
            {words.older}
          </a>
        )}
      </nav>
    </Part>
  );
}

function Row({ row, now }: { row: LogView['rows'][number]; now: number }) {
  const { at, who, action, detail, reference, person } = row;
  const text = deskDuties.actions[action]?.text ?? action;
  return (
    <tr role="row">
      <th role="rowheader" scope="row" className="sub nowrap">
        {sayWhen(at, now)}
      </th>
      <td role="cell">
        <span className="who">
          {who !== null && <Face name={who} />}
          <span>{who === null ? words.system : who.split(' ')[0]}</span>
        </span>
      </td>
      <td role="cell">
        {[text, person].filter(Boolean).join(' ')}
        {detail && `: ${action === 'changed-person' ? fieldsOf(detail) : detail}`}
      </td>
      <td role="cell" className="sub nowrap">
        {reference && <a href={`/desk/e/${reference}`}>{reference}</a>}
      </td>
    </tr>
  );
}

/** Columns in words: "leave, loans". */
const fieldsOf = (detail: string) =>
  detail
    .split(', ')
    .map((field) => deskDuties.fields[field] ?? field)
    .join(', ');

interface PickProps {
  name: string;
  label: string;
  all: string;
  chosen: string;
  options: { id: string; name: string }[];
}

function Pick({ name, label, all, chosen, options }: PickProps) {
  return (
    <label className={chosen === '' ? 'pick' : 'pick pick--set'}>
      <span className="visually-hidden">{label}</span>
      <select name={name} defaultValue={chosen}>
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.name}
          </option>
        ))}
      </select>
    </label>
  );
}
