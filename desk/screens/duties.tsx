import type { ReactNode } from 'react';
import { deskDuties } from '../../content/en/desk-duties.ts';
import { dayAndMonth, daysFrom, sayWhen, shortDay, timeOfDay } from '../../domain/desk/times.ts';
import { fillIn } from '../../domain/fill-in.ts';
import type { LogView } from '../../server/desk/people/views.ts';
import type { DutiesView } from '../../server/desk/work/views.ts';
import { Done } from '../parts/done.tsx';
import { Form } from '../parts/form.tsx';
import { Icon } from '../parts/icon.tsx';
import { Kept } from '../parts/kept.tsx';
import { type Frame, Layout } from '../parts/layout.tsx';
import { Log } from '../parts/log.tsx';
import { Part } from '../parts/part.tsx';
import { Top } from '../parts/top.tsx';

const words = deskDuties;

interface Props {
  frame: Frame;
  view: DutiesView;
  log: LogView;
  done?: keyof typeof words.done;
  /** What was typed is not how many there are. */
  wrongCount?: boolean;
}

export function Duties({ frame, view, log, done, wrongCount }: Props) {
  return (
    <Layout frame={frame} here="duties" title={words.title} top={<Top frame={frame} title={words.title} />}>
      <Done text={done && words.done[done]} />
      <Requests frame={frame} view={view} />
      <div className="split">
        <Kept frame={frame} retention={view.retention} wrongCount={wrongCount} />
        <Part id="before" title={words.before.title}>
          <ol className="ticks">
            {words.before.steps.map((step, index) => (
              <li key={step}>
                <b>{index + 1}</b>
                <span>{step}</span>
              </li>
            ))}
          </ol>
        </Part>
      </div>
      <div className="split">
        <Undelivered frame={frame} view={view} />
        <Part id="backup" title={words.backup.title}>
          <p>
            {view.lastBackup === null
              ? words.backup.none
              : fillIn(words.backup.at, { when: sayWhen(view.lastBackup, frame.office.now) })}
          </p>
        </Part>
      </div>
      <Log frame={frame} log={log} />
    </Layout>
  );
}

function Requests({ frame, view }: Pick<Props, 'frame' | 'view'>) {
  const { requests: told } = words;
  const { columns } = told;
  const ruled = view.requests.find(({ doBy }) => doBy !== null);
  const days = ruled?.doBy ? daysFrom(ruled.askedAt, ruled.doBy) : 0;
  return (
    <Part id="requests" title={told.title} aside={ruled && <span className="sub">{fillIn(told.rule, { days })}</span>}>
      {view.requests.length === 0 && <p>{told.none}</p>}
      {view.requests.length > 0 && (
        <table className="grid cards" role="table" aria-labelledby="requests-title">
          <thead role="rowgroup">
            <tr role="row">
              {[columns.request, columns.asked, columns.doBy, columns.state].map((name) => (
                <th key={name} role="columnheader" scope="col">
                  {name}
                </th>
              ))}
              <th role="columnheader" scope="col">
                <span className="visually-hidden">{columns.action}</span>
              </th>
            </tr>
          </thead>
          <tbody role="rowgroup">
            {view.requests.map((request) => (
              <Request key={`${request.kind} ${request.reference}`} request={request} now={frame.office.now} />
            ))}
          </tbody>
        </table>
      )}
    </Part>
  );
}

type Asked = DutiesView['requests'][number];

function Request({ request, now }: { request: Asked; now: number }) {
  const { requests: told } = words;
  const { kind, reference, name, askedAt, doBy, doneAt } = request;
  const waits = kind === 'erasure' && doneAt === null;
  return (
    <tr role="row">
      <th role="rowheader" scope="row">
        <b>{told.kinds[kind]}</b>
        <span className="sub">
          <a href={`/desk/e/${reference}`}>{reference}</a>, {name || told.nameErased}
        </span>
      </th>
      <td role="cell">
        <span className="cards__label">{told.columns.asked}</span>
        <span>
          {shortDay(askedAt)} <span className="sub">{agoOf(askedAt, now)}</span>
        </span>
      </td>
      <td role="cell">
        <span className="cards__label">{told.columns.doBy}</span>
        {doBy === null ? told.atOnce : shortDay(doBy)}
      </td>
      <td role="cell">
        <span className="cards__label">{told.columns.state}</span>
        <State request={request} now={now} />
      </td>
      <td role="cell" className="cards__act">
        {waits && (
          <a
            className="btn btn--danger"
            href={`/desk/e/${reference}#erase`}
            aria-label={fillIn(told.eraseNamed, { reference })}
          >
            {told.erase}
          </a>
        )}
      </td>
    </tr>
  );
}

function State({ request: { kind, doBy, doneAt, doneBy }, now }: { request: Asked; now: number }) {
  const { requests: told } = words;
  if (kind === 'erasure' && doneAt === null && doBy !== null) {
    const left = daysFrom(now, doBy);
    const [one = '', many = ''] = left < 0 ? told.late : told.daysLeft;
    const days = Math.abs(left);
    const said = left === 0 ? told.today : days === 1 ? one : fillIn(many, { days });
    const tone = left < 0 ? 'tag tag--late' : left <= 4 ? 'tag tag--warn' : 'tag';
    return <span className={tone}>{said}</span>;
  }
  const day = dayAndMonth(doneAt ?? now);
  const by = doneBy ? fillIn(told.doneBy, { name: doneBy.name.split(' ')[0] ?? '', day }) : fillIn(told.done, { day });
  return (
    <span className="people__turn">
      <Icon name="check" />
      {kind === 'erasure' ? by : told.itself}
    </span>
  );
}

function agoOf(at: number, now: number): string {
  const days = -daysFrom(now, at);
  if (days <= 0) return timeOfDay(at);
  return days === 1 ? words.requests.yesterday : fillIn(words.requests.daysAgo, { days });
}

function Undelivered({ frame, view: { undelivered, letters } }: Pick<Props, 'frame' | 'view'>) {
  const { undelivered: told } = words;
  const when = (since: number) => sayWhen(since, frame.office.now);
  return (
    <Part id="undelivered" title={told.title}>
      {undelivered.length + letters.length === 0 && <p>{told.none}</p>}
      <ul>
        {undelivered.map(({ reference, kind, tries, error, since }) => (
          <Lost
            key={`${reference} ${kind}`}
            frame={frame}
            what={<a href={`/desk/e/${reference}`}>{reference}</a>}
            name={reference}
            field="reference"
            value={reference}
            why={fillIn(told.row, { kind: told.kinds[kind] ?? kind, tries, since: when(since) })}
            error={error}
          />
        ))}
        {letters.map(({ id, kind, to, tries, error, since }) => {
          const name = fillIn(told.letterTo, { letter: told.letters[kind], name: to.name });
          const why = fillIn(told.letterRow, { tries, since: when(since) });
          return (
            <Lost key={id} frame={frame} what={name} name={name} field="letter" value={id} why={why} error={error} />
          );
        })}
      </ul>
    </Part>
  );
}

interface LostProps extends Pick<Props, 'frame'> {
  what: ReactNode;
  name: string;
  field: 'reference' | 'letter';
  value: string;
  why: string;
  error: string | null;
}

function Lost({ frame, what, name, field, value, why, error }: LostProps) {
  const { undelivered: told } = words;
  return (
    <li className="line">
      <p>
        {what}
        <span className="sub duties__why">
          {why}
          {error && `: ${error}`}
        </span>
      </p>
      <Form action="/desk/duties/retry" formToken={frame.formToken} plain>
        <button
          className="btn"
          type="submit"
          name={field}
          value={value}
          aria-label={fillIn(told.retryNamed, { reference: name })}
        >
          {told.retry}
        </button>
      </Form>
    </li>
  );
}
