import type { SomeErrorWords } from '../../../domain/lead/errors.ts';
import type { ToastWords } from '../../ui/toast.tsx';

export interface ChatWords {
  open: string;
  title: string;
  subtitle: string;
  greeting: string;
  placeholder: string;
  footer: string;
  send: string;
  close: string;
  typing: string;
  you: string;
  bot: string;
  sources: string;
  person: string;
  call: string;
  again: string;
  conversation: string;
  question: string;
  thanks: string;
  failed: ToastWords;
  apology: string;
  unloaded: ToastWords;
  /** Names the other readings of a question. */
  choices: string;
  /** Questions to begin with, while nothing has been asked. */
  starters: { label: string; questions: string[] };
  panel: {
    /** Its heading and first words say what it was opened for. */
    quote: { title: string; intro: string };
    person: { title: string; intro: string };
    name: string;
    email: string;
    phone: string;
    attach: string;
    submit: string;
    sending: string;
    decline: string;
    missing: ToastWords;
    /** What to do about a field. */
    errors: SomeErrorWords;
    sent: ToastWords;
    /** While it waits. */
    unsent: ToastWords;
    refused: ToastWords;
    /** What the details are used for, and where to read more. */
    notice: string;
    privacy: string;
    status: string;
    when: string;
    reference: string;
    callBy: string;
  };
  phone: { shown: string; dial: string };
  toast: { region: string; dismiss: string };
}
