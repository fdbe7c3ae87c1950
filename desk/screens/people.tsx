import { deskFrame } from '../../content/en/desk-frame.ts';
import { deskPeople } from '../../content/en/desk-people.ts';
import { dayAndMonth, sayWhen } from '../../domain/desk/times.ts';
import { fillIn } from '../../domain/fill-in.ts';
import type { PeopleView, PersonRowView } from '../../server/desk/people/views.ts';
import { Done } from '../parts/done.tsx';
import { Face } from '../parts/face.tsx';
import { Form } from '../parts/form.tsx';
import { Icon } from '../parts/icon.tsx';
import { InviteSheet } from '../parts/invite-sheet.tsx';
import { type Frame, Layout } from '../parts/layout.tsx';
import { MadeLink } from '../parts/made-link.tsx';

const words = deskPeople;
const minute = 60_000;

/** One or many, with the number in words of the list. */
const counted = ([one = '', many = '']: readonly string[], count: number) =>
  count === 1 ? one : fillIn(many, { count });

export function People({ frame, view }: { frame: Frame; view: PeopleView }) {
  const here = view.people.filter(({ active }) => active);
  const left = view.people.filter(({ active }) => !active);
  return (
    <Layout
      frame={frame}
      here="people"
      title={words.title}
      top={
        <>
          <h1>{words.title}</h1>
          <a className="btn btn--main" href="#invite">
            {words.invite}
          </a>
        </>
      }
    >
      <Done text={view.done && words.done[view.done]} />
      {view.made && <MadeLink made={view.made} />}
      <p className="sub people__intro">{introOf(here)}</p>
      <Table label={words.title} people={here} frame={frame} />
      {left.length > 0 && !view.showsLeft && (
        <p className="people__left">
          <a className="btn btn--quiet btn--flush" href="/desk/people?left=yes">
            {counted(words.left, left.length)}
          </a>
        </p>
      )}
      {left.length > 0 && view.showsLeft && (
        <section className="part" aria-labelledby="left-title">
          <div className="part__head">
            <h2 id="left-title">{words.leftTitle}</h2>
            <span className="sub">{words.leftSub}</span>
          </div>
          <Table label={words.leftTitle} people={left} frame={frame} />
        </section>
      )}
      <InviteSheet frame={frame} view={view} />
    </Layout>
  );
}

function introOf(here: PersonRowView[]): string {
  const advisers = here.filter(({ role, invited }) => role === 'adviser' && !invited);
  const onLeave = advisers.filter(({ leaveUntil }) => leaveUntil !== null).length;
  const away = advisers.filter(({ inTurn, leaveUntil }) => !inTurn && leaveUntil === null).length;
  const parts = [
    counted(words.advisers, advisers.length),
    onLeave > 0 && counted(words.onLeave, onLeave),
    away > 0 && counted(words.away, away),
  ].filter((part) => part !== false);
  return `${words.intro} ${parts.join(', ')}.`;
}

/** The roles stay when the style makes cards of the rows. */
function Table({ label, people, frame }: { label: string; people: PersonRowView[]; frame: Frame }) {
  const { columns } = words;
  return (
    <table className="grid cards cards--flat" role="table" aria-label={label}>
      <thead role="rowgroup">
        <tr role="row">
          {[columns.person, columns.role, columns.turn].map((name) => (
            <th key={name} role="columnheader" scope="col">
              {name}
            </th>
          ))}
          <th role="columnheader" scope="col" className="grid__num">
            {columns.open}
          </th>
          <th role="columnheader" scope="col">
            {columns.seen}
          </th>
          <th role="columnheader" scope="col" className="only-wide">
            {columns.how}
          </th>
          <th role="columnheader" scope="col">
            <span className="visually-hidden">{columns.action}</span>
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {people.map((person) => (
          <Row key={person.id} person={person} frame={frame} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ person, frame }: { person: PersonRowView; frame: Frame }) {
  const { id, name, email, role, open, seenAt, how, active } = person;
  return (
    <tr role="row">
      <th role="rowheader" scope="row">
        <span className="who">
          <Face name={name} />
          <span>
            <b>{name}</b>
            <span className="sub">{email}</span>
          </span>
        </span>
      </th>
      <td role="cell">{deskFrame.roles[role]}</td>
      <td role="cell">
        <Turn person={person} />
      </td>
      <td role="cell" className="grid__num">
        {open}
        {open !== null && <span className="cards__label">{words.openLabel}</span>}
      </td>
      <td role="cell">
        <span className="cards__label">{words.seenLabel}</span>
        {seenOf(seenAt, frame.office.now)}
      </td>
      <td role="cell" className="only-wide">
        {words.how[how]}
      </td>
      <td role="cell" className="cards__act">
        {!active && (
          <Form action={`/desk/people/${id}/back`} formToken={frame.formToken} plain>
            <button className="btn" type="submit">
              {words.bringBack}
            </button>
          </Form>
        )}
        {active && person.invited && (
          <Form action={`/desk/people/${id}/link`} formToken={frame.formToken} plain>
            <button className="btn" type="submit">
              {words.newLink}
            </button>
          </Form>
        )}
        {active && !person.invited && (
          <a
            className="btn btn--icon"
            href={`/desk/people/${id}`}
            aria-label={fillIn(words.change, { name: name.split(' ')[0] ?? name })}
          >
            <Icon name="more" />
          </a>
        )}
      </td>
    </tr>
  );
}

function Turn({ person: { invited, inTurn, leaveUntil, role } }: { person: PersonRowView }) {
  if (invited) {
    const { until } = invited;
    return (
      <span className="tag people__invited">
        {until === null ? words.linkOver : fillIn(words.invited, { until: dayAndMonth(until) })}
      </span>
    );
  }
  if (leaveUntil !== null) return <span className="tag">{fillIn(words.leaveTo, { until: leaveUntil })}</span>;
  if (!inTurn) return <span className="sub">{role === 'owner' ? words.notInTurn : words.isAway}</span>;
  return (
    <span className="people__turn">
      <Icon name="check" />
      {words.inTurn}
    </span>
  );
}

function seenOf(at: number | null, now: number): string {
  if (at === null) return words.never;
  const minutes = Math.floor((now - at) / minute);
  if (minutes < 2) return words.now;
  return minutes < 60 ? fillIn(words.minutesAgo, { minutes }) : sayWhen(at, now);
}
