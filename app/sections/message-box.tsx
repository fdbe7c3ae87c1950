import { ButtonLink } from '../ui/button.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { TextArea } from '../ui/field.tsx';

export interface MessageBox {
  title: string;
  messages: { when: string; text: string }[];
  none: string;
  /** To the page with the form; null where nobody would read it. */
  open: { label: string; path: string } | null;
  form: {
    label: string;
    hint: string;
    send: string;
    cancel: string;
    longest: number;
    /** Makes it one message however often it is sent. */
    sending: string;
    typed: string;
    error: string | null;
    errorTitle: string;
  } | null;
}

/** What the borrower wrote to the adviser since, and the form for more. */
export function MessageBoxPart({ box, path }: { box: MessageBox; path: string }) {
  const { title, messages, none, open, form } = box;
  return (
    <section aria-labelledby="messages">
      <h2 id="messages">{title}</h2>
      {messages.length === 0 && !form && <p className="message-box__none">{none}</p>}
      {messages.length > 0 && (
        <ul className="message-box__list">
          {messages.map((message) => (
            <li key={message.when + message.text}>
              <small>{message.when}</small>
              <p>{message.text}</p>
            </li>
          ))}
        </ul>
      )}
      {form && (
        <form className="message-box__form" method="post" action={`${path}?write=1`} noValidate>
          {form.error && <ErrorSummary title={form.errorTitle} items={[{ id: 'message', text: form.error }]} />}
          <input type="hidden" name="do" value="write" />
          <input type="hidden" name="sending" value={form.sending} />
          <TextArea
            id="message"
            name="text"
            label={form.label}
            hint={form.hint}
            defaultValue={form.typed}
            maxLength={form.longest}
            required
            autoFocus={!form.error}
            {...(form.error ? { error: form.error } : {})}
          />
          <div className="message-box__go">
            <button type="submit" className="btn btn--solid">
              {form.send}
            </button>
            <ButtonLink look="line" to={path} reloadDocument>
              {form.cancel}
            </ButtonLink>
          </div>
        </form>
      )}
      {open && !form && (
        <ButtonLink look="line" small to={open.path} reloadDocument>
          {open.label}
        </ButtonLink>
      )}
    </section>
  );
}
