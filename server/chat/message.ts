// A visitor's message with all that the answering parts want to know of it.
import { type Language, languageOf } from './language.ts';
import type { Classifier, Guess } from './intent/classifier.ts';
import { wordsIn } from './intent/romanise.ts';
import { plain, read } from './normalise.ts';
import { productsOf, sure } from './products.ts';
import { type Slots, slotReader } from './slots/slots.ts';

export interface Turn {
  from: 'visitor' | 'assistant';
  text: string;
}

export interface Message {
  /** As typed, up to what is read. */
  raw: string;
  /** In small letters and plain signs, with a space at either end. */
  text: string;
  language: Language;
  /** Most probable first. */
  intents: Guess[];
  /** Named or implied in this message. */
  products: string[];
  /** Those, or the ones the last turns were about. */
  about: string[];
  /** Its figures, each with its role. */
  slots: Slots;
  /** The same, were these the things asked. */
  slotsFor: (intents: readonly string[]) => Slots;
  /** The talk before, oldest first. */
  history: Turn[];
  /** The visitor's earlier messages, newest first. */
  earlier: string[];
}

const remembered = 6;

/** The other readings, with their share of what is left; the fallback where there are none. */
function without(guesses: Guess[], left: string, fallback: Guess[]): Guess[] {
  const out = guesses.find(({ name }) => name === left)?.p ?? 0;
  const others = guesses.filter(({ name }) => name !== left);
  return others.length > 0 ? others.map(({ name, p }) => ({ name, p: p / Math.max(1 - out, 0.01) })) : fallback;
}

export function readMessage(classifier: Classifier, message: string, history: Turn[] = [], locale?: string): Message {
  const raw = message.slice(0, read);
  const earlier = history
    .filter((turn) => turn.from === 'visitor')
    .slice(-remembered)
    .reverse()
    .map((turn) => turn.text);
  const ofPage: Language = locale === 'hi' || locale === 'hinglish' ? locale : 'en';
  const text = plain(raw);
  const words = wordsIn(text);
  let language = languageOf(text, words);
  for (const before of earlier.map(plain)) language ??= languageOf(before, wordsIn(before));
  const reading = classifier.hear(words);
  const products = productsOf(reading, earlier.length > 0 ? sure : undefined);
  // A loan that staff added: no example taught it yet, and one may have taught that we do not have it.
  const isNew = products.some((product) => !reading.products.some(({ name }) => name === product));
  const intents = isNew ? without(reading.intents, 'oos.otherloan', [{ name: 'ask.product', p: 1 }]) : reading.intents;
  let about = products;
  for (const before of earlier) {
    if (about.length > 0) break;
    about = productsOf(classifier.read(before));
  }
  const slotsFor = slotReader(raw, history);
  return {
    raw,
    text: ` ${text} `,
    language: language ?? ofPage,
    intents,
    products,
    about,
    slots: slotsFor(intents.slice(0, 1).map(({ name }) => name)),
    slotsFor,
    history,
    earlier,
  };
}
