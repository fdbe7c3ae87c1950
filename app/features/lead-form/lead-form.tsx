import { type ReactNode, useEffect, useId, useRef } from 'react';
import { fillIn } from '../../../domain/fill-in.ts';
import { controlOf, type TextField } from '../../../domain/lead/fields.ts';
import { SubmitButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { FormSummary } from './form-summary.tsx';
import { HiddenFields } from './hidden-fields.tsx';
import { type Afterwards, ReceiptPanel } from './receipt-panel.tsx';
import type { Turn } from './turn.ts';
import { type LeadFormOptions, useLeadForm } from './use-lead-form.ts';
import { WaitingPanel } from './waiting-panel.tsx';

interface FieldProps {
  id: string;
  name: TextField;
  error?: string;
  question?: string;
  autoFocus?: boolean;
  defaultValue?: string;
}

export interface Fields {
  /** What a control of this field needs, wherever it stands in the form. */
  field: (name: TextField) => FieldProps;
  /** The same with the attributes that the table of fields asks for. */
  text: (name: TextField) => FieldProps & ReturnType<typeof controlOf>;
  tick: (name: 'agreeTerms' | 'marketing') => { id: string; name: string; ticked: boolean; error?: string };
  texts: LeadFormOptions['initial'];
}

/** What both forms share: summary, draft, sending, waiting, receipt. The fields come from outside. */
export function LeadForm({
  title,
  lead,
  submit,
  look,
  turn,
  note,
  after,
  children,
  ...options
}: LeadFormOptions & {
  title: string;
  lead: string;
  submit: string;
  look: 'apply' | 'solid';
  turn: Turn;
  note?: ReactNode;
  after?: Afterwards;
  children: (fields: Fields) => ReactNode;
}) {
  const { kind, path, words, posted, initial } = options;
  const { form, summary, texts, errors, questions, failure, stored, restored, sender, handlers, startAfresh } =
    useLeadForm(options);
  const hydrated = useHydrated();
  const titleId = useId();
  const idOf = (name: string) => `${kind}-${name}`;
  const field = (name: TextField) => ({
    id: idOf(name),
    name,
    error: errors[name],
    question: questions[name],
    // Where scripts are off, the browser goes to the first question by itself.
    autoFocus: posted?.outcome === 'asked' && Object.keys(posted.questions)[0] === name,
    defaultValue: initial[name],
  });
  const fields: Fields = {
    field,
    text: (name) => ({ ...field(name), ...controlOf(kind, name) }),
    tick: (name) => ({
      id: idOf(name),
      name,
      ticked: posted?.ticks.includes(name) ?? false,
      error: name === 'agreeTerms' ? errors.agreeTerms : undefined,
    }),
    texts,
  };
  const { receipt, justSent } = stored;
  const send = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (sender.waiting) send.current?.scrollIntoView({ block: 'nearest' });
  }, [sender.waiting]);

  return (
    <div className={`lead-form ${turn.className}`} style={turn.style}>
      {receipt && (
        <ReceiptPanel
          receipt={receipt}
          words={words.shared}
          // A toast has said it, unless the page was served with its receipt.
          toast={receipt === options.receipt ? options.sent : undefined}
          after={after}
          justSent={justSent}
        />
      )}
      <section aria-labelledby={titleId}>
        <form
          className={receipt ? 'form form--again' : 'form'}
          ref={form}
          method="post"
          action={path}
          noValidate={hydrated}
          {...handlers}
        >
          <div className="form__head">
            {receipt && <p className="tag">{words.shared.another}</p>}
            <h2 id={titleId}>{title}</h2>
            <p>{lead}</p>
            {restored && (
              <p>
                {words.shared.draft}{' '}
                <button type="button" className="text-button" onClick={startAfresh}>
                  {words.shared.clear}
                </button>
              </p>
            )}
          </div>
          <FormSummary ref={summary} failure={failure} questions={questions} idOf={idOf} options={options} />
          {children(fields)}
          <HiddenFields
            page={path}
            language={words.language}
            id={posted?.submissionId}
            asked={posted?.asked}
            label={words.shared.leaveEmpty}
          />
          <div className="form__send" ref={send}>
            {sender.waiting && (
              <WaitingPanel words={words.shared[sender.waiting]}>
                <button type="button" className="btn btn--line btn--small" onClick={sender.callOff}>
                  {words.shared.doNotSend}
                </button>
              </WaitingPanel>
            )}
            {Object.keys(questions).length > 0 && (
              <p className="field__question">
                <Icon name="info" small />
                <span>{fillIn(words.shared.sendAsItIs, { submit })}</span>
              </p>
            )}
            <SubmitButton look={receipt ? 'line' : look} busy={sender.sending} busyLabel={submit}>
              {submit}
            </SubmitButton>
            {note}
          </div>
        </form>
      </section>
    </div>
  );
}
