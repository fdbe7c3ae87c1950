// Today: one next call, then what is late, what is due, what was promised for later, what is done.
import { deskWork } from '../../content/en/desk-work.ts';
import { longDay, timeOfDay } from '../../domain/desk/times.ts';
import { fillIn } from '../../domain/fill-in.ts';
import type { Done as DoneRow, Named, QueueRow, TodayView } from '../../server/desk/work/views.ts';
import { ActForm } from '../parts/act-form.tsx';
import { DeskPage, News, type Working } from '../parts/desk-page.tsx';
import { Empty } from '../parts/empty.tsx';
import { Group } from '../parts/group.tsx';
import { Icon } from '../parts/icon.tsx';
import { Item, TimedItem } from '../parts/item.tsx';
import { Name } from '../parts/name.tsx';
import { NextCallBox } from '../parts/next-call.tsx';
import { Top } from '../parts/top.tsx';
import { clockWords } from '../clock-words.ts';
import { enquiryPath, firstName, nameOf, stateName } from '../say.ts';

const words = deskWork.today;

export interface TodayProps extends Working {
  view: TodayView;
  /** Whose day an owner may look at; empty for advisers. */
  advisers: Named[];
}

export function Today({ view, advisers, ...working }: TodayProps) {
  const { frame } = working;
  const { next, offered, overdue, due, followUps, done } = view;
  const { now } = view.office;
  const isEmpty = !next && offered.length + overdue.length + due.length + followUps.length === 0;
  return (
    <DeskPage
      {...working}
      here="today"
      title={words.title}
      top={
        <Top frame={frame} title={words.title}>
          {advisers.length > 0 && <WhoseDay advisers={advisers} chosen={view.adviser} />}
        </Top>
      }
    >
      <News />
      <div className="split split--aside">
        <div>
          {next && <NextCallBox next={next} now={now} />}
          {offered.map((row) => (
            <Offer key={row.reference} row={row} token={frame.formToken} />
          ))}
          {isEmpty && <Empty icon="check" {...words.empty} link={{ href: '/desk/queue', label: words.empty.link }} />}
          {overdue.length > 0 && (
            <Group id="overdue" title={words.overdue} count={overdue.length} late>
              <ul>
                {overdue.map((row) => (
                  <Item key={row.reference} row={row} now={now} />
                ))}
              </ul>
            </Group>
          )}
          {due.length > 0 && (
            <Group
              id="due"
              title={words.due}
              count={due.length}
              note={next && fillIn(words.after, { name: firstName(nameOf(next.row)) })}
            >
              <ul>
                {due.map((row) => (
                  <Item key={row.reference} row={row} now={now} />
                ))}
              </ul>
            </Group>
          )}
        </div>
        <div>
          {followUps.length > 0 && (
            <Group id="follow-ups" title={words.followUps} count={followUps.length} note={longDay(now)}>
              <FollowUps view={view} />
            </Group>
          )}
          {done.length > 0 && <DoneToday done={done} hours={view.office.promiseHours} />}
        </div>
      </div>
    </DeskPage>
  );
}

function WhoseDay({ advisers, chosen }: { advisers: Named[]; chosen: Named | null }) {
  return (
    <form className="who" method="get" action="/desk/today" data-filters="">
      <label className={chosen ? 'pick pick--set' : 'pick'}>
        <span className="visually-hidden">{words.whose}</span>
        <select name="adviser" defaultValue={chosen?.id ?? ''}>
          <option value="">{words.everybody}</option>
          {advisers.map(({ id, name }) => (
            <option key={id} value={id}>
              {firstName(name)}
            </option>
          ))}
        </select>
      </label>
      <button className="btn without-scripts" type="submit">
        {words.show}
      </button>
    </form>
  );
}

function Offer({ row, token }: { row: QueueRow; token: string }) {
  return (
    <div className="offer">
      <p>
        <a href={enquiryPath(row.reference)}>
          <b>
            <Name name={row.name} />
          </b>
        </a>
        {words.offered}
      </p>
      <ActForm token={token} of={row} act="take" back="/desk/today">
        <button className="btn" type="submit">
          {words.take}
          <span className="visually-hidden">{fillIn(deskWork.takeName, { name: nameOf(row) })}</span>
        </button>
      </ActForm>
    </div>
  );
}

function FollowUps({ view: { followUps, office } }: { view: TodayView }) {
  const past = followUps.filter(({ at }) => at <= office.now);
  const ahead = followUps.filter(({ at }) => at > office.now);
  return (
    <ol>
      {past.map((one) => (
        <TimedItem key={one.row.reference} {...one} now={office.now} />
      ))}
      <li className="nowline">{fillIn(words.now, { time: timeOfDay(office.now) })}</li>
      {ahead.map((one) => (
        <TimedItem key={one.row.reference} {...one} now={office.now} />
      ))}
    </ol>
  );
}

const first = 3;

function DoneToday({ done, hours }: { done: DoneRow[]; hours: number }) {
  const late = done.some(({ row }) => row.reading.kind === 'stopped-late');
  return (
    <Group id="done" title={words.done} count={done.length} note={late ? null : fillIn(words.allInTime, { hours })}>
      <DoneRows done={done.slice(0, first)} />
      {done.length > first && (
        <details>
          <summary>
            {fillIn(words.showAll, { count: done.length })}
            <Icon name="down" />
          </summary>
          <DoneRows done={done.slice(first)} />
        </details>
      )}
    </Group>
  );
}

function DoneRows({ done }: { done: DoneRow[] }) {
  return (
    <ul className="did">
      {done.map((one) => (
        <li key={one.row.reference}>
          <span className={one.row.reading.kind === 'stopped-late' ? 'did__late' : undefined}>
            <Icon name={one.row.reading.kind === 'stopped-late' ? 'alert' : 'check'} />
          </span>
          <a href={enquiryPath(one.row.reference)}>
            <Name name={one.row.name} />
          </a>
          <span className="sub">{whatWasDone(one)}</span>
        </li>
      ))}
    </ul>
  );
}

function whatWasDone({ row, what, to, at }: DoneRow): string {
  if (what === 'contact' && row.contactedAt !== null) return clockWords(row.reading, at).figure;
  if (what === 'moved' && to) return fillIn(words.doneAs.moved, { state: stateName(to, row.reason).toLowerCase() });
  return what === 'contact' || what === 'note' || what === 'message' ? words.doneAs[what] : words.doneAs.other;
}
