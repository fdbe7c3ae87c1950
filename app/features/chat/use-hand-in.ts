import { useEffect, useRef, useState } from 'react';
import { dropDraft, keepDraft, newDraft, readDraft } from '../../enquiries/draft.ts';
import { type Enquiry, errorsIn, type FieldErrors, type Texts } from '../../enquiries/enquiry.ts';
import type { Receipt } from '../../enquiries/send.ts';
import type { Settled } from '../../enquiries/sender.ts';
import { useSender } from '../../enquiries/use-sender.ts';
import { useToast } from '../../ui/toast.tsx';
import type { ChatWords } from './words.ts';

export const personFields = ['name', 'email', 'phone'] as const;
export type PersonField = (typeof personFields)[number];

const kind = 'callback';

/** The details typed into the contact panel, kept until they are stored, and handing them in. */
export function useHandIn(words: ChatWords['panel'], onStored: (receipt: Receipt) => void) {
  const [draft, setDraft] = useState(() => readDraft(kind) ?? newDraft());
  const [errors, setErrors] = useState<FieldErrors>({});
  /** The errors of the last try; a new object takes the focus once more. */
  const [failure, setFailure] = useState<FieldErrors | null>(null);
  /** What was attached when it was submitted. */
  const attached = useRef<object>({});
  const { show, dismiss } = useToast();
  const sender = useSender(kind, { settle, settleAway: settle });
  const isWaiting = sender.waiting !== null;

  useEffect(() => {
    if (isWaiting) show({ ...words.unsent, tone: 'error' });
  }, [isWaiting, words, show]);

  const enquiryOf = (texts: Texts): Enquiry => ({
    kind,
    ...texts,
    ...attached.current,
    submissionId: draft.submissionId,
    page: location.pathname,
    language: document.documentElement.lang,
  });

  function change(field: PersonField, value: string) {
    const texts = { ...draft.texts, [field]: value };
    setDraft({ ...draft, texts });
    keepDraft(kind, { ...draft, texts });
    setErrors(({ [field]: _, ...others }) => others);
    const enquiry = enquiryOf(texts);
    sender.change(errorsIn(enquiry, words.errors) ? null : enquiry);
  }

  function submit(conversation: string | null) {
    attached.current = conversation === null ? {} : { shareConversation: true, conversation };
    hand();
  }

  function hand() {
    // What the last try was told need not hold for this one.
    dismiss();
    const enquiry = enquiryOf(draft.texts);
    const found = errorsIn(enquiry, words.errors);
    setErrors(found ?? {});
    if (!found) return sender.send(enquiry);
    sender.callOff();
    setFailure(found);
    if (personFields.some((field) => !draft.texts[field]?.trim())) show({ ...words.missing, tone: 'error' });
  }

  function settle(outcome: Settled) {
    switch (outcome.kind) {
      case 'withheld':
        return hand();
      case 'stored':
        dropDraft(kind);
        setDraft(newDraft());
        show(words.sent);
        return onStored(outcome.receipt);
      case 'invalid':
        if (outcome.errors.submissionId) setDraft({ ...draft, submissionId: newDraft().submissionId });
        if (!personFields.some((field) => outcome.errors[field])) break;
        setErrors(outcome.errors);
        return setFailure(outcome.errors);
    }
    show({ ...words.refused, tone: 'error' });
  }

  return {
    person: draft.texts,
    errors,
    failure,
    busy: sender.sending,
    isWaiting,
    change,
    submit,
    callOff: sender.callOff,
  };
}

export type HandIn = ReturnType<typeof useHandIn>;
