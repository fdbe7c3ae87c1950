// The conversation as data: what a message is, how it survives in this tab, what of it is sent along.
import { formatTime } from '../../../domain/money/format.ts';

export interface Source {
  title: string;
  href: string;
}

/** Another reading of a question: sent when pressed, a page where it is opened as a link. */
export interface Choice {
  label: string;
  href: string;
}

export interface Message {
  /** From the moment it was said; later messages have higher ids. */
  id: string;
  content: string;
  sender: 'bot' | 'user';
  timestamp: number;
  /** The reply that opened the contact panel. */
  isContactForm?: boolean;
  sources?: Source[];
  choices?: Choice[];
  /** The apology for a question that got no answer. */
  failed?: boolean;
  /** Where the visitor can follow the enquiry this message confirms. */
  statusUrl?: string;
  /** The enquiry's name on the phone, and when we call at the latest. */
  reference?: string;
  callBy?: number;
}

/** What the contact panel was opened for. */
export type Purpose = 'quote' | 'person';

export interface Talk {
  messages: Message[];
  /** While the contact panel stands, the input is locked. */
  panel: Purpose | null;
}

export type NewMessage = Omit<Message, 'id' | 'timestamp'>;

const key = 'chat';
const kept = 200;

export function withMessage(messages: Message[], message: NewMessage): Message[] {
  const timestamp = Date.now();
  const id = String(Math.max(timestamp, Number(messages.at(-1)?.id ?? 0) + 1));
  return [...messages, { id, timestamp, ...message }].slice(-kept);
}

const isMessage = (value: unknown): value is Message => {
  const { id, content, sender, timestamp } = (value ?? {}) as Partial<Message>;
  return (
    typeof id === 'string' &&
    typeof content === 'string' &&
    typeof timestamp === 'number' &&
    (sender === 'bot' || sender === 'user')
  );
};

export function recall(greeting: string): Talk {
  try {
    const { messages, panel } = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<Talk>;
    if (messages?.length && messages.every(isMessage))
      return { messages, panel: panel === 'quote' || panel === 'person' ? panel : null };
  } catch {
    // No storage, or not ours: the conversation starts anew.
  }
  return { messages: withMessage([], { sender: 'bot', content: greeting }), panel: null };
}

export function remember(talk: Talk) {
  try {
    sessionStorage.setItem(key, JSON.stringify(talk));
  } catch {
    // Full or forbidden: the conversation still lives as long as the page.
  }
}

type Turn = Pick<Message, 'sender' | 'content'>;

const turns = 6;
/** Room for the question itself within the 8 kB the server takes. */
const historyBytes = 3000;

/** The last turns before a question, as far as they fit. The greeting and apologies say nothing about it. */
export function historyOf(messages: Message[]): Turn[] {
  const encoder = new TextEncoder();
  const history: Turn[] = [];
  let bytes = 0;
  const said = messages.slice(1).filter(({ failed }) => !failed);
  for (const { sender, content } of said.slice(-turns).reverse()) {
    bytes += encoder.encode(content).length;
    if (bytes > historyBytes) break;
    history.unshift({ sender, content });
  }
  return history;
}

/** The conversation as an adviser reads it. */
export const transcript = (messages: Message[], names: { you: string; bot: string }): string =>
  messages
    .map(
      ({ sender, content, timestamp }) =>
        `${formatTime(timestamp)} ${sender === 'user' ? names.you : names.bot}: ${content}`,
    )
    .join('\n');
