// Reads the slots of a message, with what the talk before adds: "aur 20 saal me?" changes the years and keeps the rest.
import { changeBare, changeBy, correctBare, placeBare } from './bare.ts';
import { type Message, readMessage, takenApart } from './read.ts';
import { fill } from './repair.ts';
import type { Role, Slots } from './slot.ts';

export type { Slots } from './slot.ts';

/** Messages further back are about something else. */
const remembered = 6;

/**
 * Takes a message apart once. Its figures are read for what it asks, which settles what its words leave open, and again
 * for each sum that it may mean. What the visitor said before, oldest first, fills what the message leaves open.
 */
export function slotReader(
  message: string,
  history: readonly { from: 'visitor' | 'assistant'; text: string }[] = [],
): (intents?: readonly string[]) => Slots {
  const parts = takenApart(message);
  const earlier = history
    .filter(({ from }) => from === 'visitor')
    .slice(-remembered)
    .reverse()
    .map(({ text }) => readMessage(takenApart(text)));
  return (intents) => {
    const now = readMessage(parts, intents);
    return earlier.length === 0 ? now.slots : carried(now, earlier, parts.text);
  };
}

/** A sum of its own: what belonged to another loan does not follow. */
const ofOneLoan: Role[] = [
  'amount',
  'emi',
  'rate',
  'newRate',
  'flatRate',
  'cut',
  'tenure',
  'remaining',
  'elapsed',
  'extra',
  'extraMonthly',
  'extraYearly',
  'costs',
  'rise',
];
/** A follow-up is short; what is longer tells its own story. */
const longestFollowUp = 12;
/** Roles that stand for one another: who gives one of them has not left the other open. */
const twins: Role[][] = [
  ['extra', 'extraMonthly', 'extraYearly'],
  ['rate', 'flatRate'],
  ['tenure', 'remaining'],
];

/** The message, with what is open in it from the ones before, newest first. */
function carried(now: Message, earlier: Message[], text: string): Slots {
  const slots: Slots = {
    filled: { ...now.slots.filled },
    loose: [...now.slots.loose],
    traits: Object.assign({}, ...earlier.map(({ slots: { traits } }) => traits).reverse(), now.slots.traits),
  };
  if (now.words <= longestFollowUp)
    changeBy(
      slots,
      text,
      earlier.map((one) => one.slots),
    );
  const isNew = now.words > longestFollowUp && now.slots.filled.amount !== undefined;
  for (const before of earlier) {
    for (const [role, list] of Object.entries(before.slots.filled) as [Role, NonNullable<Slots['filled'][Role]>][]) {
      const closed = (twins.find((twin) => twin.includes(role)) ?? [role]).some((twin) => slots.filled[twin]);
      if (closed || (isNew && ofOneLoan.includes(role))) continue;
      for (const slot of list) fill(slots, { ...slot, earlier: true, insteadOf: undefined });
    }
  }
  correctBare(slots);
  placeBare(slots, new Set([...now.flags, ...earlier.flatMap(({ flags }) => [...flags])]));
  if (now.words <= longestFollowUp) changeBare(slots);
  return slots;
}
