import { useEffect, useId, useRef } from 'react';
import { fillIn } from '../../../domain/fill-in.ts';
import arch from '../../../art/hero/zero.svg?url';
import { formatDate, formatTime } from '../../../domain/money/format.ts';
import { callPath } from '../../../domain/lead/status-path.ts';
import type { Receipt } from '../../enquiries/send.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { MoreLink } from '../../ui/more-link.tsx';
import { Niche } from '../../ui/niche.tsx';
import { KeepLink } from './keep-link.tsx';
import type { ToastWords } from '../../ui/toast.tsx';
import type { FormWords } from './words.ts';

/** What follows an application: its steps, and the documents each loan needs. */
export interface Afterwards {
  title: string;
  steps: string[];
  documents: Record<string, { loan: string; items: string[] }>;
}

/**
 * Stands above the form once it is sent, and stays. Takes the focus when that has just happened; what a toast says
 * is part of it where none could be shown.
 */
export function ReceiptPanel({
  receipt,
  words,
  toast,
  after,
  justSent,
}: {
  receipt: Receipt;
  words: FormWords['shared'];
  toast?: ToastWords;
  after?: Afterwards;
  justSent: boolean;
}) {
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  const { reference, callBy, statusUrl, origin } = receipt;
  useEffect(() => {
    if (!justSent || !reference) return;
    panel.current?.scrollIntoView({ block: 'start' });
    panel.current?.focus({ preventScroll: true });
  }, [justSent, reference]);
  return (
    <section
      className="receipt"
      id="sent"
      ref={panel}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: where scripts are off, the browser goes to the answer by itself.
      autoFocus={toast !== undefined}
      aria-labelledby={id}
    >
      <div className="receipt__head">
        <div className="receipt__words">
          <Niche>
            <Icon name="check" />
          </Niche>
          <h2 id={id}>{toast?.title ?? words.received}</h2>
          <p>{toast?.text ?? words.receivedText}</p>
          <dl>
            <dt>{words.reference}</dt>
            <dd className="fig">{reference}</dd>
          </dl>
        </div>
        {callBy && <CallBy at={callBy} label={words.callBy} />}
      </div>
      <div className="receipt__body">
        {after && <Progress title={after.title} steps={after.steps} />}
        {statusUrl && (
          <div className="receipt__call">
            <h3>{words.when.title}</h3>
            <p>{words.when.text}</p>
            <ButtonLink look="solid" to={callPath(statusUrl)} reloadDocument>
              {words.when.choose}
            </ButtonLink>
          </div>
        )}
        {after && <Documents of={after.documents[receipt.loan ?? '']} loan={receipt.loan} words={words} />}
        {statusUrl && (
          <KeepLink path={statusUrl} origin={origin ?? location.origin} reference={reference} words={words} />
        )}
      </div>
    </section>
  );
}

/** The figure that matters stands in a window. */
function CallBy({ at, label }: { at: number; label: string }) {
  const moment = new Date(at).toISOString();
  return (
    <div className="receipt__window">
      <img src={arch} width="340" height="438" alt="" />
      <p>
        {label}{' '}
        <time dateTime={moment}>
          <span className="fig">{formatTime(at)}</span> <span>{formatDate(moment)}</span>
        </time>
      </p>
    </div>
  );
}

function Progress({ title, steps }: { title: string; steps: string[] }) {
  return (
    <ol className="receipt__progress" aria-label={title}>
      {steps.map((step, i) => (
        <li key={step} aria-current={i === 0 ? 'step' : undefined}>
          <Niche size="s">
            <b className="fig">{i + 1}</b>
          </Niche>
          {step}
        </li>
      ))}
    </ol>
  );
}

function Documents({
  of,
  loan = '',
  words,
}: {
  of?: { loan: string; items: string[] };
  loan?: string;
  words: FormWords['shared'];
}) {
  if (!of) return null;
  return (
    <details className="receipt__papers" open>
      <summary>
        <h3>{fillIn(words.documents, { loan: of.loan })}</h3>
      </summary>
      <ul className="ticks">
        {of.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <MoreLink to={`/documents?loan=${loan}`} label={words.documentsList} />
    </details>
  );
}
