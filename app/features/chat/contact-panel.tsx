import { type FormEvent, type RefObject, useEffect, useId, useRef } from 'react';
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
  const { person, errors, failure, busy, isWaiting } = handIn;
  const form = useRef<HTMLFormElement>(null);
  const { title, intro } = words[purpose];

  useEffect(() => {
    if (failure) form.current?.querySelector<HTMLInputElement>('[aria-invalid]')?.focus();
  }, [failure]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const share = new FormData(event.currentTarget).has('shareConversation');
    if (!busy) handIn.submit(share ? conversation() : null);
  }

  function decline() {
    handIn.callOff();
    onDecline();
  }

  return (
    <form ref={form} className="chat__panel" noValidate onSubmit={submit} aria-labelledby={`${id}-title`}>
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
          value={person[field] ?? ''}
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
      <FieldError>{isWaiting ? words.unsent.text : undefined}</FieldError>
      <div className="chat__choice">
        <SubmitButton look="solid" busy={busy} busyLabel={words.sending}>
          {words.submit}
        </SubmitButton>
        <button type="button" className="btn btn--line" disabled={busy} onClick={decline}>
          {words.decline}
        </button>
      </div>
    </form>
  );
}
