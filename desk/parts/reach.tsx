// The ways to reach a person: at the top on laptops, under the thumb on phones. None where nobody may be called.
import { deskEnquiry as words } from '../../content/en/desk-enquiry.ts';
import { fillIn } from '../../domain/fill-in.ts';
import type { QueueRow } from '../../server/desk/work/views.ts';
import { dialled, firstName, nameOf } from '../say.ts';
import { Icon } from './icon.tsx';

/** Dials, and asks how it went when one is back. Where we could not read the number it only asks. */
const callLink = ({ phone }: QueueRow) => (phone.dial ? `tel:${phone.dial}` : '#called');

export function ReachButtons({ row }: { row: QueueRow }) {
  return (
    <div className="lead__acts">
      <a className="btn btn--main" href={callLink(row)} data-opens-sheet="called">
        <Icon name="phone" />
        <span>
          {words.call}
          <span className="lead__phone fig"> {row.phone.dial ? dialled(row.phone.dial) : row.phone.typed}</span>
        </span>
      </a>
      <a className="btn" href="#write">
        <Icon name="chat" />
        {words.whatsapp}
      </a>
      <a className="btn" href="#write" data-channel="email">
        <Icon name="mail" />
        {words.email}
      </a>
    </div>
  );
}

export function Dock({ row }: { row: QueueRow }) {
  return (
    <div className="dock" role="group" aria-label={fillIn(words.reach, { name: firstName(nameOf(row)) })}>
      <a className="btn btn--main" href={callLink(row)} data-opens-sheet="called">
        <Icon name="phone" large />
        {words.call}
      </a>
      <a className="btn" href="#write">
        <Icon name="chat" large />
        {words.whatsapp}
      </a>
      <a className="btn" href="#write" data-channel="email">
        <Icon name="mail" large />
        {words.email}
      </a>
      <a className="btn" href="#note">
        <Icon name="note" large />
        {words.note}
      </a>
    </div>
  );
}
