// Find: what is typed is a name or a phone, so it is posted and never stands in an address.
import { deskWork } from '../../content/en/desk-work.ts';
import { fillIn } from '../../domain/fill-in.ts';
import type { QueueRow } from '../../server/desk/work/views.ts';
import { amountOf, counted, dialled, enquiryPath, firstName, loanName, stateName } from '../say.ts';
import { Clock } from '../parts/clock.tsx';
import { DeskPage, type Working } from '../parts/desk-page.tsx';
import { Empty } from '../parts/empty.tsx';
import { Icon } from '../parts/icon.tsx';
import { Name } from '../parts/name.tsx';

const words = deskWork.find;

export interface FindProps extends Working {
  /** What was typed; empty before anything was. */
  typed: string;
  rows: QueueRow[];
  now: number;
}

export function Find({ typed, rows, now, ...working }: FindProps) {
  const { frame } = working;
  return (
    <DeskPage {...working} here="find" title={words.title} top={<h1>{words.title}</h1>}>
      <form className="find" role="search" method="post" action="/desk/find">
        <input type="hidden" name="token" value={frame.formToken} />
        <div className="field">
          <label className="label" htmlFor="find">
            {words.label}
          </label>
          <span className="search">
            <Icon name="find" />
            <input
              className="input"
              id="find"
              name="q"
              type="search"
              placeholder={words.placeholder}
              defaultValue={typed}
              maxLength={200}
              autoComplete="off"
              data-find=""
            />
          </span>
        </div>
        <button className="btn btn--main" type="submit">
          {words.button}
        </button>
        <p className="sub">{words.hint}</p>
      </form>
      {rows.length > 0 && (
        <section aria-label={counted(words.found, rows.length)}>
          <p className="sub">{counted(words.found, rows.length)}</p>
          <ul className="hits">
            {rows.map((row) => (
              <Hit key={row.reference} row={row} me={frame.me} now={now} />
            ))}
          </ul>
        </section>
      )}
      {typed !== '' && rows.length === 0 && (
        <Empty icon="find" title={fillIn(words.none.title, { text: typed })} text={words.none.text} />
      )}
    </DeskPage>
  );
}

function Hit({ row, me, now }: { row: QueueRow; me: { id: string }; now: number }) {
  const whose = row.adviser?.id === me.id ? deskWork.you : firstName(row.adviser?.name ?? deskWork.nobody);
  const ask = [loanName(row.product, row.productTyped), amountOf(row)].filter(Boolean).join(' ');
  return (
    <li>
      <a href={enquiryPath(row.reference)}>
        <Name name={row.name} />
      </a>
      <span className="sub">{row.phone.dial ? dialled(row.phone.dial) : row.phone.typed}</span>
      <p className="sub">{`${ask}, ${whose}, ${stateName(row.state, row.reason).toLowerCase()}`}</p>
      <Clock row={row} now={now} />
    </li>
  );
}
