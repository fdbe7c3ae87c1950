// One enquiry of a list: time first, person second, loan third.
import { deskWork as words } from '../../content/en/desk-work.ts';
import { fillIn } from '../../domain/fill-in.ts';
import type { QueueRow } from '../../server/desk/work/views.ts';
import { amountOf, counted, enquiryPath, firstName, loanName, nameOf, nth, shortWish, stateAndTries } from '../say.ts';
import { ActForm } from './act-form.tsx';
import { CallBy, Clock, Stones } from './clock.tsx';
import { Face } from './face.tsx';
import { Icon } from './icon.tsx';
import { Name } from './name.tsx';
import { Steps } from './steps.tsx';

export interface RowProps {
  row: QueueRow;
  me: { id: string };
  now: number;
  token: string;
  /** Where "Take it" leads back to. */
  back: string;
  /** In views other than Waiting phones show where it stands. */
  withState: boolean;
}

const isMine = (row: QueueRow, me: { id: string }) => row.adviser?.id === me.id;
const adviserName = (row: QueueRow, me: { id: string }) => {
  if (!row.adviser) return words.nobody;
  return isMine(row, me) ? words.you : firstName(row.adviser.name);
};

export function Row({ row, me, now, token, back, withState }: RowProps) {
  const amount = amountOf(row);
  const wish = shortWish(row, now);
  const more = [
    adviserName(row, me),
    words.kinds[row.kind],
    ...(row.tries > 0 ? [counted(words.tries, row.tries)] : []),
  ];
  return (
    <tr className="row" role="row" data-reference={row.reference} data-version={row.version}>
      <td className="row__left" role="cell">
        <Clock row={row} now={now} />
      </td>
      <td className="row__stones" role="cell">
        <Stones {...row} />
      </td>
      <td className="row__by sub" role="cell">
        <CallBy row={row} now={now} inColumn />
      </td>
      <th className="row__name" role="rowheader" scope="row">
        <a href={enquiryPath(row.reference)}>
          <Name name={row.name} />
        </a>
        {row.ofPerson > 1 && (
          <span className="tag row__tag">
            {nth(row.ofPerson)}
            <span className="visually-hidden">{words.ofPerson}</span>
          </span>
        )}
        {wish && (
          <span className="tag row__tag">
            <span className="visually-hidden">{words.wish.heard}</span>
            {wish}
          </span>
        )}
      </th>
      <td className="row__ask" role="cell">
        {loanName(row.product, row.productTyped)} {amount && <b className="fig list__phone">{amount}</b>}
      </td>
      <td className={amount ? 'list__wide list__amount fig' : 'list__wide list__amount sub'} role="cell">
        {amount ?? words.noAmount}
      </td>
      <td className="row__more sub list__phone" role="cell">
        {withState ? (
          <>
            <Steps state={row.state} /> {[stateAndTries(row), adviserName(row, me)].join(' · ')}
          </>
        ) : (
          more.join(' · ')
        )}
      </td>
      <td className="list__wider sub" role="cell">
        {words.kinds[row.kind]}
      </td>
      <td className="list__wider row__state sub" role="cell">
        <Steps state={row.state} /> {stateAndTries(row)}
      </td>
      <td className="list__wide list__who row__act" role="cell">
        {row.adviser ? (
          <span className="who">
            <Face name={row.adviser.name} />
            <span className="row__who">{isMine(row, me) ? <b>{words.you}</b> : adviserName(row, me)}</span>
          </span>
        ) : (
          <Take row={row} token={token} back={back} />
        )}
      </td>
      <td className="list__wider row__act" role="cell">
        <Reach row={row} />
      </td>
    </tr>
  );
}

function Take({ row, token, back }: Pick<RowProps, 'row' | 'token' | 'back'>) {
  return (
    <ActForm token={token} of={row} act="take" back={back}>
      <button className="btn btn--small" type="submit" data-take="">
        <span>
          {words.take[0]}
          <span className="row__who">{words.take[1]}</span>
          <span className="visually-hidden">{fillIn(words.takeName, { name: nameOf(row) })}</span>
        </span>
      </button>
    </ActForm>
  );
}

/** Call and WhatsApp in one tap; after the call the sheet asks how it went. */
function Reach({ row }: Pick<RowProps, 'row'>) {
  if (row.blocked) return null;
  const name = nameOf(row);
  return (
    <>
      {row.phone.dial && (
        <a
          className="btn btn--icon"
          href={`tel:${row.phone.dial}`}
          data-then={`${enquiryPath(row.reference)}#called`}
          aria-label={fillIn(words.call, { name })}
        >
          <Icon name="phone" />
        </a>
      )}
      <a
        className="btn btn--icon"
        href={`${enquiryPath(row.reference)}#write`}
        aria-label={fillIn(words.whatsapp, { name })}
      >
        <Icon name="chat" />
      </a>
    </>
  );
}
