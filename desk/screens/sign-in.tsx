import { deskDoor } from '../../content/en/desk-door.ts';
import { fillIn } from '../../domain/fill-in.ts';
import { DoorError, DoorPage, PasswordField } from '../parts/door.tsx';
import type { Assets } from '../parts/document.tsx';
import { Icon } from '../parts/icon.tsx';
import { type Kept, KeptFields } from '../parts/kept-fields.tsx';

interface Props {
  assets: Assets;
  now: number;
  /** Where to after signing in: a page of the desk. */
  to: string;
  /** A device stays signed in for this many days. */
  days: number;
  email?: string;
  /** A password that did not fit, or that came too early; with the seconds until the next is looked at. */
  missed?: { seconds: number };
  /** Was signed in before, and no longer is. */
  signedOut?: boolean;
  /** What was being sent then. */
  kept?: Kept | null;
}

const words = deskDoor.signIn;

export function SignIn({ assets, now, to, days, email = '', missed, signedOut, kept }: Props) {
  return (
    <DoorPage title={words.title} assets={assets} now={now}>
      <form className="door__form" method="post" action="/desk/sign-in">
        <h1>{words.title}</h1>
        {missed && <DoorError strong={words.wrong}>{fillIn(words.wait, { seconds: missed.seconds })}</DoorError>}
        {signedOut && !missed && (
          <p className="banner door__error" role="status">
            <span>
              <b>{words.signedOut}</b> {words.goOn}
            </span>
          </p>
        )}
        <input type="hidden" name="to" value={to} />
        {kept && <KeptFields kept={kept} />}
        {!missed && (
          <div className="door__lock" data-lock="sign-in" hidden>
            <button className="btn btn--main btn--big btn--wide" type="button">
              <Icon name="key" />
              {words.lock}
            </button>
            <p className="field__error" role="alert" data-failed={`${words.lockFailed} ${words.lockInstead}`} />
            <p className="door__or">{words.or}</p>
          </div>
        )}
        <div className="field">
          <label className="label" htmlFor="email">
            {words.email}
          </label>
          <input
            className="input"
            id="email"
            name="email"
            type="email"
            autoComplete="username webauthn"
            defaultValue={email}
            required
          />
        </div>
        <PasswordField
          id="password"
          label={words.password}
          autoComplete="current-password"
          error={missed ? words.wrong : undefined}
          required
        />
        <button
          className="btn btn--big btn--wide"
          type="submit"
          data-wait={missed?.seconds}
          data-waiting={missed && words.waiting}
        >
          {words.button}
        </button>
        <p className="sub">{fillIn(words.forgot, { days })}</p>
      </form>
    </DoorPage>
  );
}
