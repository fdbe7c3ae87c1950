// One enquiry of a day: with its clock, or with the time it is to be called at.
import { deskWork } from '../../content/en/desk-work.ts';
import { sayWhen } from '../../domain/desk/times.ts';
import { fillIn } from '../../domain/fill-in.ts';
import type { FollowUp, QueueRow } from '../../server/desk/work/views.ts';
import { amountOf, counted, enquiryPath, languageOf, loanName, nameOf, stateName, wishOf } from '../say.ts';
import { CallBy, Clock } from './clock.tsx';
import { Icon } from './icon.tsx';
import { Name } from './name.tsx';
import { Steps } from './steps.tsx';

const words = deskWork.today;

export function Item({ row, now }: { row: QueueRow; now: number }) {
  const amount = amountOf(row);
  const wish = wishOf(row, now);
  const time = row.lastTryAt === null ? '' : sayWhen(row.lastTryAt, now);
  return (
    <li className="item">
      <div className="item__text">
        <a href={enquiryPath(row.reference)}>
          <Name name={row.name} />
        </a>
        <p>
          {loanName(row.product, row.productTyped)} {amount && <b className="fig">{amount}</b>}
        </p>
        {wish && (
          <p>
            <span className="tag">{wish}</span>
          </p>
        )}
        {row.tries > 0 && <p className="sub">{fillIn(counted(words.tried, row.tries), { time })}</p>}
        {row.tries === 0 && row.language === 'hi' && <p className="sub">{words.wroteInHindi}</p>}
      </div>
      <p className="item__right">
        <Clock row={row} now={now} />
        <span className="sub">
          <CallBy row={row} now={now} />
        </span>
      </p>
      <CallButton row={row} />
    </li>
  );
}

export function TimedItem({ row, at, note, now }: FollowUp & { now: number }) {
  const missed = at <= now;
  return (
    <li className="item item--timed">
      <p className={missed ? 'item__time late' : 'item__time'}>
        {sayWhen(at, now)}
        {missed && (
          <>
            <br />
            <span className="sub">{words.notDone}</span>
          </>
        )}
      </p>
      <div className="item__text">
        <a href={enquiryPath(row.reference)}>
          <Name name={row.name} />
        </a>
        {note && <p lang={languageOf(note)}>{note}</p>}
        <p className="sub">
          <Steps state={row.state} /> {stateName(row.state, row.reason)}
        </p>
      </div>
      <CallButton row={row} />
    </li>
  );
}

function CallButton({ row }: { row: QueueRow }) {
  if (row.blocked || !row.phone.dial) return null;
  return (
    <a
      className="btn btn--icon"
      href={`tel:${row.phone.dial}`}
      data-then={`${enquiryPath(row.reference)}#called`}
      aria-label={fillIn(deskWork.call, { name: nameOf(row) })}
    >
      <Icon name="phone" />
    </a>
  );
}
