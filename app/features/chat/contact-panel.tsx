import { type FormEvent, type RefObject, useId } from 'react';
import { Link } from 'react-router';
import { controlOf } from '../../../domain/lead/fields.ts';
import { SubmitButton } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { FieldError, TextField } from '../../ui/field.tsx';
import type { Purpose } from './talk.ts';
import { type HandIn, personFields } from './use-hand-in.ts';
import type { ChatWords } from './words.ts';

export function ContactPanel({
  heading,
  purpose,
  words,
  handIn,
  conversation,
  onDecline,
  onLeave,
}: {
  heading: RefObject<HTMLHeadingElement | null>;
  purpose: Purpose;
  words: ChatWords['panel'];
  handIn: HandIn;
  conversation: () => string;
  onDecline: () => void;
  onLeave: () => void;
}) {
  const id = useId();
  const { person, errors, busy, unsent } = handIn;
  const { title, intro } = words[purpose];

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const share = new FormData(form).has('shareConversation');
    const first = await handIn.submit(share ? conversation() : null);
    if (first) form.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
  }

  return (
    <form className="chat__panel" noValidate onSubmit={submit} aria-labelledby={`${id}-title`}>
      <h3 ref={heading} id={`${id}-title`} tabIndex={-1}>
        {title}
      </h3>
      <p>{intro}</p>
      {personFields.map((field) => (
        <TextField
          key={field}
          id={`${id}-${field}`}
          name={field}
          label={words[field]}
          {...controlOf('callback', field)}
          value={person[field]}
          error={errors[field]}
          onChange={(event) => handIn.change(field, event.target.value)}
        />
      ))}
      <Checkbox id={`${id}-share`} name="shareConversation">
        {words.attach}
      </Checkbox>
      <p className="chat__fine">
        {words.notice}{' '}
        <Link to="/privacy" onClick={onLeave}>
          {words.privacy}
        </Link>
      </p>
      <FieldError>{unsent}</FieldError>
      <div className="chat__choice">
        <SubmitButton look="solid" busy={busy} busyLabel={words.sending}>
          {words.submit}
        </SubmitButton>
        <button type="button" className="btn btn--line" disabled={busy} onClick={onDecline}>
          {words.decline}
        </button>
      </div>
    </form>
  );
}
