import { deskFrame } from '../../content/en/desk-frame.ts';
import { deskMe } from '../../content/en/desk-me.ts';
import { sayWhen } from '../../domain/desk/times.ts';
import { fillIn } from '../../domain/fill-in.ts';
import type { MeView } from '../../server/desk/people/views.ts';
import { Done } from '../parts/done.tsx';
import { PasswordField } from '../parts/door.tsx';
import { Field } from '../parts/field.tsx';
import { Form } from '../parts/form.tsx';
import { Icon } from '../parts/icon.tsx';
import { type Frame, Layout } from '../parts/layout.tsx';
import { Part } from '../parts/part.tsx';
import { Colours, More } from '../parts/me-parts.tsx';

const words = deskMe;

export function Me({ frame, view }: { frame: Frame; view: MeView }) {
  const { formToken } = frame;
  const { name, wrong, leastPassword } = view;
  const least = { least: leastPassword };
  return (
    <Layout frame={frame} here="me" title={words.title}>
      <Done text={view.done && words.done[view.done]} />
      <div className="account">
        <p className="account__head">
          <b>{name}</b>
          <span className="sub">
            {deskFrame.roles[frame.me.role]}, {view.email}
          </span>
        </p>
        <More role={frame.me.role} />
        <Turn frame={frame} view={view} />
        <Colours frame={frame} theme={view.theme} />
        <Part id="name-part" title={words.name.title}>
          <Form action="/desk/me/name" formToken={formToken}>
            <Field
              id="name"
              label={words.name.label}
              value={name}
              error={wrong?.field === 'name' ? words.name.wrong : undefined}
              autoComplete="name"
              maxLength={80}
              required
            />
            <button className="btn" type="submit">
              {words.name.save}
            </button>
          </Form>
        </Part>
        <Part id="password-part" title={words.password.title}>
          <Form action="/desk/me/password" formToken={formToken}>
            {view.hasPassword && (
              <PasswordField
                id="old"
                label={words.password.old}
                autoComplete="current-password"
                error={wrong?.field === 'old' ? words.password.wrongOld : undefined}
                required
              />
            )}
            <PasswordField
              id="next"
              label={words.password.next}
              autoComplete="new-password"
              hint={fillIn(words.password.hint, least)}
              error={wrong?.field === 'next' ? fillIn(words.password.wrongNext, least) : undefined}
              minLength={leastPassword}
              required
            />
            <button className="btn" type="submit">
              {words.password.save}
            </button>
            <p className="sub">{words.password.effect}</p>
          </Form>
        </Part>
        <Locks frame={frame} view={view} />
        {view.push && <Notices frame={frame} push={view.push} />}
        <Devices frame={frame} view={view} />
      </div>
    </Layout>
  );
}

function Turn({ frame, view: { inTurn, leaveUntil } }: { frame: Frame; view: MeView }) {
  const { turn } = words;
  const isOwner = frame.me.role === 'owner';
  const stands = inTurn ? turn.on : isOwner ? turn.owner : turn.off;
  const back = isOwner ? turn.joinIn : turn.comeBack;
  return (
    <Part id="turn" title={turn.title}>
      <Form action="/desk/me/turn" formToken={frame.formToken}>
        <p>{inTurn && leaveUntil !== null ? fillIn(turn.leave, { until: leaveUntil }) : stands}</p>
        <button className="btn" type="submit" name="inTurn" value={inTurn ? 'no' : 'yes'}>
          <Icon name={inTurn ? 'calendar' : 'check'} />
          {inTurn ? turn.goAway : back}
        </button>
        {inTurn && <p className="sub">{turn.hint}</p>}
      </Form>
    </Part>
  );
}

interface Own {
  frame: Frame;
  /** Where one of them is taken away, and by which name it is sent. */
  action: string;
  name: 'lock' | 'device';
  rows: { id: string; device: string; since: number }[];
  says: { since: string; remove: string; removeNamed: string };
}

/** Devices that may do something for one, each with the way to take that back. */
function OwnDevices({ frame, action, name, rows, says }: Own) {
  const { devices } = words;
  return (
    <ul>
      {rows.map(({ id, device, since }) => (
        <li key={id} className="line">
          <p>
            {device || devices.unknown}
            <span className="sub account__when">{fillIn(says.since, { when: sayWhen(since, frame.office.now) })}</span>
          </p>
          <Form action={action} formToken={frame.formToken} plain>
            <button
              className="btn"
              type="submit"
              name={name}
              value={id}
              aria-label={fillIn(says.removeNamed, { device: device || devices.unknown })}
            >
              {says.remove}
            </button>
          </Form>
        </li>
      ))}
    </ul>
  );
}

function Locks({ frame, view }: { frame: Frame; view: MeView }) {
  const { lock } = words;
  return (
    <Part id="lock" title={lock.title}>
      <p>{lock.text}</p>
      <OwnDevices frame={frame} action="/desk/me/lock/remove" name="lock" rows={view.locks} says={lock} />
      <div className="account__lock" data-lock="add" hidden>
        <button className={view.wantsLock ? 'btn btn--main' : 'btn'} type="button">
          <Icon name="key" />
          {lock.add}
        </button>
        <p className="field__error" role="alert" data-failed={lock.failed} />
      </div>
    </Part>
  );
}

function Notices({ frame, push }: { frame: Frame; push: NonNullable<MeView['push']> }) {
  return (
    <Part id="push" title={words.push.title}>
      <p>{words.push.text}</p>
      <OwnDevices frame={frame} action="/desk/me/push/remove" name="device" rows={push.devices} says={words.push} />
      <div className="account__lock" data-push={push.publicKey} hidden>
        <button className="btn" type="button">
          <Icon name="sound" />
          {words.push.add}
        </button>
        <p className="field__error" role="alert" data-failed={words.push.failed} />
      </div>
    </Part>
  );
}

function Devices({ frame, view }: { frame: Frame; view: MeView }) {
  const { devices } = words;
  const { formToken, office } = frame;
  return (
    <Part id="devices" title={devices.title}>
      <ul>
        {view.devices.map(({ id, device, how, seenAt, isHere }) => (
          <li key={id} className="line">
            <p>
              {device || devices.unknown}
              <span className="sub account__when">
                {isHere ? devices.here : fillIn(devices.seen, { when: sayWhen(seenAt, office.now) })},{' '}
                {devices.how[how]}
              </span>
            </p>
            {!isHere && (
              <Form action="/desk/me/device" formToken={formToken} plain>
                <button
                  className="btn"
                  type="submit"
                  name="device"
                  value={id}
                  aria-label={fillIn(devices.signOutNamed, { device: device || devices.unknown })}
                >
                  {devices.signOut}
                </button>
              </Form>
            )}
          </li>
        ))}
      </ul>
      <Form action="/desk/sign-out" formToken={formToken}>
        <div className="save">
          <button className="btn" type="submit">
            <Icon name="out" />
            {devices.signOutHere}
          </button>
          <button className="btn" type="submit" name="everywhere" value="yes">
            {devices.everywhere}
          </button>
        </div>
      </Form>
    </Part>
  );
}
