import { deskDoor } from '../../content/en/desk-door.ts';
import type { Role } from '../../domain/desk/permissions.ts';
import { shortDay, timeOfDay } from '../../domain/desk/times.ts';
import { fillIn } from '../../domain/fill-in.ts';
import type { Assets } from '../parts/document.tsx';
import { DoorPage, PasswordField } from '../parts/door.tsx';

interface Props {
  assets: Assets;
  now: number;
  token: string;
  name: string;
  role: Role;
  /** The first name of whoever made the link; null for the command line. */
  by: string | null;
  until: number;
  isNew: boolean;
  leastPassword: number;
  wrong?: { name: boolean; password: boolean };
}

const words = deskDoor.invite;

export function Invite({ assets, now, token, name, role, by, until, isNew, leastPassword, wrong }: Props) {
  const invited = fillIn(by === null ? words.byFirm : words.byPerson, { by: by ?? '', role: words.roles[role] });
  const least = { least: leastPassword };
  return (
    <DoorPage title={words.title} assets={assets} now={now}>
      <form className="door__form" method="post" action={`/desk/invite/${token}`}>
        <h1>{fillIn(words.welcome, { name: name.split(' ')[0] ?? name })}</h1>
        <p>{isNew ? invited : words.again}</p>
        <div className="field">
          <label className="label" htmlFor="name">
            {words.name}
          </label>
          <input
            className="input"
            id="name"
            name="name"
            autoComplete="name"
            defaultValue={name}
            maxLength={80}
            required
            aria-invalid={wrong?.name || undefined}
            aria-describedby={wrong?.name ? 'name-error' : undefined}
          />
          {wrong?.name && (
            <p className="field__error" id="name-error">
              {words.errors.name}
            </p>
          )}
        </div>
        <PasswordField
          id="password"
          label={words.newPassword}
          autoComplete="new-password"
          required={isNew}
          minLength={leastPassword}
          hint={`${fillIn(words.hint, least)}${isNew ? '' : ` ${words.keep}`}`}
          error={wrong?.password ? fillIn(words.errors.password, least) : undefined}
        />
        {/* Only a script can ask for it: without one the box must not be sent. */}
        <label className="choice" data-lock="offer" hidden>
          <input type="checkbox" name="lock" value="yes" defaultChecked disabled />
          <span>
            {words.lock} <small>{words.lockHint}</small>
          </span>
        </label>
        <button className="btn btn--main btn--big btn--wide" type="submit">
          {words.button}
        </button>
        <p className="sub">{fillIn(words.once, { until: `${shortDay(until)}, ${timeOfDay(until)}` })}</p>
      </form>
    </DoorPage>
  );
}

export function LinkGone({ assets, now }: Pick<Props, 'assets' | 'now'>) {
  return (
    <DoorPage title={words.gone.title} assets={assets} now={now}>
      <div className="door__form">
        <h1>{words.gone.title}</h1>
        <p>{words.gone.text}</p>
        <p>
          <a className="btn btn--big" href="/desk/sign-in">
            {words.gone.signIn}
          </a>
        </p>
      </div>
    </DoorPage>
  );
}
