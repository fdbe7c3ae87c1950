import { type ReactNode, useEffect, useId, useRef } from 'react';
import { ButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';
import { type CallWish, CallWishPart } from './call-wish.tsx';
import { FileStanding, NeededNext, type Standing } from './file-standing.tsx';
import { type MessageBox, MessageBoxPart } from './message-box.tsx';

export type StatusAction = 'withdrawMarketing' | 'withdrawEnquiry' | 'requestErasure' | 'cancelCall';

interface Row {
  label: string;
  value: string;
}

export interface StatusPage {
  /** The reference stands apart: it may not break across lines. */
  heading: { before: string; reference: string; after: string };
  state: string;
  /** Said, with a number to call, where we did not call in time. */
  late: { title: string; text: string; call: string; dial: string } | null;
  times: Row[];
  standing: Standing | null;
  /** Null where nobody is to call any more. */
  call: CallWish | null;
  messages: MessageBox | null;
  answers: { title: string; rows: Row[] };
  consents: {
    title: string;
    items: { label: string; text: string; line: string; withdrawn: string | null }[];
    none: string | null;
    print: string;
  };
  told: { title: string; rows: Row[] };
  takeBack: string;
  actions: { name: StatusAction; button: string }[];
  confirm: { name: StatusAction; question: string; confirm: string; cancel: string } | null;
  done: string | null;
}

/**
 * The promise, what we know, what was agreed to, who got it, and the way to take each back. Its links load whole pages:
 * each step has the headers of its own answer, among them how much a browser may tell about where it comes from.
 */
export function EnquiryStatus({
  path,
  page,
  failed,
  unsent,
}: {
  path: string;
  page: StatusPage;
  failed: { heading: string; text: string } | null;
  /** A message that could not be stored: shown again as it was typed. */
  unsent: { typed: string; sending: string; error: string } | null;
}) {
  const hydrated = useHydrated();
  const { consents, messages } = page;
  const writing = messages?.form ? { ...messages, form: { ...messages.form, ...unsent } } : null;
  return (
    <>
      <PageHead
        heading={
          <>
            {page.heading.before}
            <span className="enquiry-status__reference">{page.heading.reference}</span>
            {page.heading.after}
          </>
        }
        lead={page.state}
      />
      <div className="wrap enquiry-status">
        <div className="enquiry-status__main">
          {failed && (
            <Announcement tone="wait" icon="alert">
              <b>{failed.heading}</b>
              <p>{failed.text}</p>
            </Announcement>
          )}
          {page.done && (
            <Announcement tone="ok" icon="check">
              <b>{page.done}</b>
            </Announcement>
          )}
          {page.confirm && (
            <Announcement key={page.confirm.name} tone="ask" icon="info">
              <h2>{page.confirm.question}</h2>
              <form method="post" action={path}>
                <input type="hidden" name="do" value={page.confirm.name} />
                <button type="submit" className="btn btn--solid">
                  {page.confirm.confirm}
                </button>
                <ButtonLink look="line" to={path} reloadDocument>
                  {page.confirm.cancel}
                </ButtonLink>
              </form>
            </Announcement>
          )}
          {page.late && (
            <div className="panel panel--wait">
              <Icon name="phone" />
              <div>
                <h2>{page.late.title}</h2>
                <p>{page.late.text}</p>
                <a className="btn btn--solid" href={`tel:${page.late.dial}`}>
                  {page.late.call}
                </a>
              </div>
            </div>
          )}
          {writing && <MessageBoxPart box={writing} path={path} />}
          <Rows rows={page.times} />
          {page.standing && <FileStanding standing={page.standing} />}
          {page.call && <CallWishPart wish={page.call} />}
          {page.standing && <NeededNext next={page.standing.next} />}
          {messages && !writing && <MessageBoxPart box={messages} path={path} />}
          <Part title={page.answers.title}>
            <Rows rows={page.answers.rows} />
          </Part>
          <Part title={consents.title}>
            <ul className="enquiry-status__consents" data-wakes>
              {consents.items.map(({ label, text, line, withdrawn }) => (
                <li key={label}>
                  <b>{label}</b>
                  <p>{text}</p>
                  <p className="enquiry-status__when">{line}</p>
                  {withdrawn && <p className="enquiry-status__when">{withdrawn}</p>}
                </li>
              ))}
              {consents.none && <li>{consents.none}</li>}
            </ul>
            {hydrated && (
              <button
                type="button"
                className="btn btn--line btn--small enquiry-status__print"
                onClick={() => window.print()}
              >
                <Icon name="print" small /> {consents.print}
              </button>
            )}
          </Part>
          {page.told.rows.length > 0 && (
            <Part title={page.told.title}>
              <Rows rows={page.told.rows} />
            </Part>
          )}
        </div>
        {page.actions.length > 0 && (
          <aside className="enquiry-status__act" aria-labelledby="take-back">
            <h2 id="take-back">{page.takeBack}</h2>
            {page.actions.map(({ name, button }) => (
              <ButtonLink key={name} look="line" to={`${path}?confirm=${name}`} reloadDocument>
                {button}
              </ButtonLink>
            ))}
          </aside>
        )}
      </div>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

function Rows({ rows }: { rows: { label: string; value: string }[] }) {
  return (
    <dl className="enquiry-status__rows">
      {rows.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Appears after something was done or asked: takes the focus, with or without scripts. */
function Announcement({ tone, icon, children }: { tone: 'ok' | 'wait' | 'ask'; icon: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div
      ref={box}
      className={`panel panel--${tone}`}
      role={tone === 'ask' ? 'group' : 'status'}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: the answer to what the visitor has just asked for.
      autoFocus
    >
      <Icon name={icon} />
      <div>{children}</div>
    </div>
  );
}
