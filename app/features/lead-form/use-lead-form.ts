import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { errorTexts } from '../../../domain/lead/errors.ts';
import { honeypotField, type TextField } from '../../../domain/lead/fields.ts';
import { readLead } from '../../../domain/lead/schema.ts';
import { useToast } from '../../ui/toast.tsx';
import { prefillFrom, type Receipt } from './address.ts';
import { afterPress } from './after-press.ts';
import { type Draft, dropDraft, keepDraft, newDraft, readDraft } from './draft.ts';
import type { Letter, Settled } from './courier.ts';
import { clearForm, type FormKind, type Texts, textsOf, ticksOf, writeValues } from './form-values.ts';
import { broughtOver, type Kinds } from './loan-kind.ts';
import type { FieldErrors } from './send.ts';
import { useDelivery } from './use-delivery.ts';
import { type Questions, useQuestions } from './use-questions.ts';
import type { FormWords, Notice } from './words.ts';

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
  sent: Notice;
  termsRequired?: Notice;
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
  const delivery = useDelivery(kind, { compose, settle, settleAway });

  const takeOver = useEffectEvent(() => {
    if (!form.current) return;
    if (receipt) dropDraft(kind);
    const kept = readDraft(kind);
    const search = location.search;
    const data = new FormData(form.current);
    const now = textsOf(kind, data);
    draft.current = kept ?? newDraft();
    const underway = delivery.carried();
    const last = delivery.receipt();
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

  function check(): { input: Letter; texts: Texts; errors: FieldErrors } {
    const data = new FormData(form.current ?? undefined);
    const texts = textsOf(kind, data);
    draft.current ??= newDraft();
    const input = {
      kind,
      ...texts,
      agreeTerms: data.has('agreeTerms'),
      marketing: data.has('marketing'),
      [honeypotField]: data.get(honeypotField),
      page: path,
      language: words.language,
      submissionId: draft.current.submissionId,
      elapsed: Date.now() - draft.current.startedAt,
    };
    const reading = readLead(input);
    return { input, texts, errors: reading.ok ? {} : plain(errorTexts(reading.errors, words.errors)) };
  }

  /** The box has words of its own: those of the notice stand in the notice. */
  const plain = (found: FieldErrors): FieldErrors =>
    found.agreeTerms ? { ...found, agreeTerms: words.shared.agreeError } : found;

  function compose(): Letter | null {
    const { input, texts, errors: found } = check();
    const held = asking.ask(texts);
    if (Object.keys(found).length === 0 && !held) return input;
    fail(found);
    return null;
  }

  function fail(found: FieldErrors) {
    setErrors(found);
    setFailure(found);
    if (found.agreeTerms && termsRequired) toast.show({ ...termsRequired, tone: 'error' });
  }

  function settle(outcome: Settled) {
    if (outcome.kind === 'invalid') {
      if (outcome.errors.submissionId && draft.current) draft.current.submissionId = newDraft().submissionId;
      return fail(plain(outcome.errors));
    }
    if (outcome.kind === 'refused') return toast.show({ ...words.shared.refused, tone: 'error' });
    toast.show(sent);
    setStored({ receipt: delivery.receipt(), justSent: true });
    startAfresh();
  }

  /** The visitor is on another page: the form is cleared by having no draft when they come back. */
  function settleAway(outcome: Settled) {
    if (outcome.kind !== 'stored') return toast.show({ ...words.shared.refusedAway, tone: 'error' });
    dropDraft(kind);
    toast.show(sent);
  }

  function startAfresh() {
    delivery.callOff();
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
    const found = check().errors[name as keyof FieldErrors];
    setErrors(({ [name as keyof FieldErrors]: _, ...others }) => (found ? { ...others, [name]: found } : others));
  }

  const nameOf = (event: FormEvent) => (event.target as HTMLInputElement).name;
  const handlers = {
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      if (delivery.sending) return;
      toast.dismiss();
      setErrors({});
      setFailure(null);
      delivery.start();
    },
    onInput: (event: FormEvent) => {
      if (!form.current) return;
      const name = nameOf(event);
      typed.current.add(name);
      const now = keep(form.current);
      setTexts(now);
      if (name in errors) review(name);
      if (name in questions) asking.review(name as TextField, now[name as TextField]);
    },
    onBlur: (event: FormEvent) => {
      const name = nameOf(event);
      if (typed.current.has(name)) afterPress(() => form.current && review(name));
    },
  };
  return { form, summary, texts, errors, questions, failure, stored, restored, delivery, handlers, startAfresh };
}
