import type { SomeErrorWords } from '../../../domain/lead/errors.ts';

interface Notice {
  title: string;
  text: string;
}

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
  failed: Notice;
  apology: string;
  unloaded: Notice;
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
    missing: Notice;
    /** What to do about a field. */
    errors: SomeErrorWords;
    sent: Notice;
    /** While it waits. */
    unsent: Notice;
    refused: Notice;
    /** What the details are used for, and where to read more. */
    notice: string;
    privacy: string;
    status: string;
    reference: string;
    callBy: string;
  };
  phone: { shown: string; dial: string };
  toast: { region: string; dismiss: string };
}
