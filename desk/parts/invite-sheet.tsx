import { deskFrame } from '../../content/en/desk-frame.ts';
import { deskPeople } from '../../content/en/desk-people.ts';
import { fillIn } from '../../domain/fill-in.ts';
import type { PeopleView } from '../../server/desk/people/views.ts';
import { Field } from './field.tsx';
import { Icon } from './icon.tsx';
import type { Frame } from './layout.tsx';
import { RoleChoice } from './role-choice.tsx';

const words = deskPeople.sheet;

export function InviteSheet({ frame, view: { wrong, linkHours, mails } }: { frame: Frame; view: PeopleView }) {
  const error = wrong && (wrong.knownName ? fillIn(words.known, { name: wrong.knownName }) : words.wrong);
  return (
    <dialog className="sheet" id="invite" aria-labelledby="invite-title" open={wrong !== undefined}>
      <form className="sheet__box" method="post" action="/desk/people/invite">
        <input type="hidden" name="token" value={frame.formToken} />
        <div className="sheet__head">
          <h2 id="invite-title" tabIndex={-1}>
            {words.title}
          </h2>
          <a className="btn btn--icon with-scripts" href="#main" aria-label={deskFrame.close} data-closes="">
            <Icon name="close" />
          </a>
        </div>
        <Field id="email" label={words.email} type="email" value={wrong?.email ?? ''} error={error} required />
        <RoleChoice label={words.role} role={wrong?.role ?? 'adviser'} />
        <button className="btn btn--main btn--big btn--wide" type="submit">
          {words.button}
        </button>
        <p className="sub">{fillIn(mails ? words.hintMail : words.hint, { hours: linkHours })}</p>
      </form>
    </dialog>
  );
}
