import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { honeypotField, type TextField } from '../../../domain/lead/fields.ts';
import { type Draft, dropDraft, keepDraft, newDraft, readDraft } from '../../enquiries/draft.ts';
import { type Enquiry, errorsIn, type FieldErrors, type Texts } from '../../enquiries/enquiry.ts';
import type { Receipt } from '../../enquiries/send.ts';
import type { Settled } from '../../enquiries/sender.ts';
import { useSender } from '../../enquiries/use-sender.ts';
import { type ToastWords, useToast } from '../../ui/toast.tsx';
import { prefillFrom } from './form-url.ts';
import { afterPress } from './after-press.ts';
import { clearForm, type FormKind, textsOf, ticksOf, writeValues } from './form-values.ts';
import { broughtOver, type Kinds } from './loan-kind.ts';
import { type Questions, useQuestions } from './use-questions.ts';
import type { FormWords } from './words.ts';

/** What a post without scripts came back with. */
export interface Posted {
  outcome: 'invalid' | 'asked' | 'unavailable' | 'busy';
  texts: Texts;
  ticks: string[];
  errors: FieldErrors;
  questions: Questions;
  /** Every field asked about so far. */
  asked: string[];
  submissionId: string;
}

export interface LeadFormOptions {
  kind: FormKind;
  path: string;
  words: FormWords;
  sent: ToastWords;
  termsRequired?: ToastWords;
  /** In the served page: what was posted, or what the address brought along. */
  initial: Texts;
  /** The kinds of loan an address may name. */
  kinds?: Kinds;
  posted?: Posted;
  receipt: Receipt | null;
}

export function useLeadForm(options: LeadFormOptions) {
  const { kind, path, words, sent, termsRequired, initial, kinds, posted, receipt } = options;
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const draft = useRef<Draft | null>(null);
  const typed = useRef(new Set<string>());
  const toast = useToast();
  const [texts, setTexts] = useState(initial);
  const [errors, setErrors] = useState<FieldErrors>(posted?.errors ?? {});
  /** The errors of the last submit; a new object takes the focus once more. */
  const [failure, setFailure] = useState<FieldErrors | null>(posted?.errors ?? null);
  const [stored, setStored] = useState({ receipt, justSent: false });
  const [restored, setRestored] = useState(false);
  const { questions, ...asking } = useQuestions(kind, words.shared, posted);
  const sender = useSender(kind, { settle, settleAway });

  const takeOver = useEffectEvent(() => {
    if (!form.current) return;
    if (receipt) dropDraft(kind);
    const kept = readDraft(kind);
    const search = location.search;
    const data = new FormData(form.current);
    const now = textsOf(kind, data);
    draft.current = kept ?? newDraft();
    const underway = sender.current();
    const last = sender.receipt();
    if (last) setStored({ receipt: last, justSent: false });
    if (underway) {
      draft.current.submissionId = underway.submissionId;
      // Ticks too: the visitor gave them a moment ago.
      writeValues(form.current, underway);
      setTexts(textsOf(kind, new FormData(form.current)));
    } else if (posted) {
      draft.current.submissionId = posted.submissionId;
      setTexts(keep(form.current));
    } else {
      const brought = kind === 'application' ? prefillFrom(new URLSearchParams(search), kinds) : {};
      const newer = Object.entries(now).filter(([name, text]) => text !== (initial[name as keyof Texts] ?? ''));
      const older =
        kept?.search === search ? { ...brought, ...kept.texts } : broughtOver(kept?.texts ?? {}, brought, kinds);
      const all = { ...now, ...older, ...Object.fromEntries(newer) };
      // A tick given before the scripts came is newer than the draft; no tick says nothing yet.
      const given = Object.entries(ticksOf(data)).filter(([, ticked]) => ticked);
      writeValues(form.current, { ...all, ...kept?.ticks, ...Object.fromEntries(given) });
      setTexts(all);
      setRestored(kept !== null);
      if (newer.length + given.length > 0) keep(form.current);
    }
  });
  useEffect(() => takeOver(), []);

  useEffect(() => {
    if (!failure) return;
    const first = form.current?.querySelector<HTMLElement>('[aria-invalid], [data-asked]');
    if (summary.current) return summary.current.focus();
    first?.scrollIntoView({ block: 'center' });
    first?.focus({ preventScroll: true });
  }, [failure]);

  /** Into the draft with what the form holds; gives its texts. */
  function keep(from: HTMLFormElement): Texts {
    const data = new FormData(from);
    const texts = textsOf(kind, data);
    draft.current = { ...(draft.current ?? newDraft()), texts, ticks: ticksOf(data), search: location.search };
    keepDraft(kind, draft.current);
    return texts;
  }

  function check(): { enquiry: Enquiry; texts: Texts; errors: FieldErrors | null } {
    const data = new FormData(form.current ?? undefined);
    const texts = textsOf(kind, data);
    draft.current ??= newDraft();
    const enquiry = {
      kind,
      ...texts,
      ...ticksOf(data),
      [honeypotField]: data.get(honeypotField),
      page: path,
      language: words.language,
      submissionId: draft.current.submissionId,
      elapsed: Date.now() - draft.current.startedAt,
    };
    const found = errorsIn(enquiry, words.errors);
    return { enquiry, texts, errors: found && plain(found) };
  }

  /** The box has words of its own: those of the toast stand in the toast. */
  const plain = (found: FieldErrors): FieldErrors =>
    found.agreeTerms ? { ...found, agreeTerms: words.shared.agreeError } : found;

  function submit() {
    const { enquiry, texts, errors: found } = check();
    const held = asking.ask(texts);
    if (!found && !held) return sender.send(enquiry);
    sender.callOff();
    fail(found ?? {});
  }

  function fail(found: FieldErrors) {
    setErrors(found);
    setFailure(found);
    if (found.agreeTerms && termsRequired) toast.show({ ...termsRequired, tone: 'error' });
  }

  function settle(outcome: Settled) {
    if (outcome.kind === 'withheld') return submit();
    if (outcome.kind === 'invalid') {
      if (outcome.errors.submissionId && draft.current) draft.current.submissionId = newDraft().submissionId;
      return fail(plain(outcome.errors));
    }
    if (outcome.kind === 'refused') return toast.show({ ...words.shared.refused, tone: 'error' });
    toast.show(sent);
    setStored({ receipt: sender.receipt(), justSent: true });
    startAfresh();
  }

  /** The visitor is on another page: the form is cleared by having no draft when they come back. */
  function settleAway(outcome: Settled) {
    if (outcome.kind !== 'stored') return toast.show({ ...words.shared.refusedAway, tone: 'error' });
    dropDraft(kind);
    toast.show(sent);
  }

  function startAfresh() {
    sender.callOff();
    dropDraft(kind);
    draft.current = newDraft(Date.now());
    typed.current.clear();
    if (form.current) clearForm(form.current);
    setTexts({});
    setErrors({});
    setFailure(null);
    setRestored(false);
    asking.clear();
  }

  /** Puts one field's message right; an untouched empty field gets none before the form is sent. */
  function review(name: string) {
    const found = check().errors?.[name as keyof FieldErrors];
    setErrors(({ [name as keyof FieldErrors]: _, ...others }) => (found ? { ...others, [name]: found } : others));
  }

  /** What was changed while it waits is what is sent. */
  function handOverAgain() {
    const { enquiry, texts, errors: found } = check();
    sender.change(found || !asking.settled(texts) ? null : enquiry);
  }

  const nameOf = (event: FormEvent) => (event.target as HTMLInputElement).name;
  const handlers = {
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      if (sender.sending) return;
      toast.dismiss();
      setErrors({});
      setFailure(null);
      submit();
    },
    onInput: (event: FormEvent) => {
      if (!form.current) return;
      const name = nameOf(event);
      typed.current.add(name);
      const now = keep(form.current);
      setTexts(now);
      if (name in errors) review(name);
      if (name in questions) asking.review(name as TextField, now[name as TextField]);
      if (sender.sending || sender.waiting) handOverAgain();
    },
    onBlur: (event: FormEvent) => {
      const name = nameOf(event);
      if (typed.current.has(name)) afterPress(() => form.current && review(name));
    },
  };
  return { form, summary, texts, errors, questions, failure, stored, restored, sender, handlers, startAfresh };
}
