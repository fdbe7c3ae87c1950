// Reads the slots of a message, with those of the talk before it.
import { carried } from './carry.ts';
import { readMessage } from './read.ts';
import type { Slots } from './slot.ts';

export type { Slots } from './slot.ts';

interface Reading {
  /** What the message asks, where that is known already: it settles what its words leave open. */
  intents?: readonly string[];
  /** The conversation so far, oldest first: what the visitor said there fills what this message leaves open. */
  history?: readonly { from: 'visitor' | 'assistant'; text: string }[];
}

/** Messages further back are about something else. */
const remembered = 6;

export function readSlots(message: string, { history = [], intents = [] }: Reading = {}): Slots {
  const earlier = history
    .filter(({ from }) => from === 'visitor')
    .slice(-remembered)
    .reverse();
  const now = readMessage(message, intents);
  return earlier.length === 0
    ? now.slots
    : carried(
        now,
        earlier.map(({ text }) => readMessage(text)),
      );
}
