// Where an enquiry stands. Forward and back are free: people mistype, lenders change their minds. What ends an enquiry
// is asked for once more, and a closed one can be opened again.
export const states = ['new', 'contacted', 'documents', 'with-lender', 'approved', 'disbursed', 'closed'] as const;
export type State = (typeof states)[number];

export const closingReasons = ['not-eligible', 'elsewhere', 'only-asking', 'no-reply', 'sent-twice'] as const;
export type ClosingReason = (typeof closingReasons)[number];

export type Move = { to: Exclude<State, 'closed'> } | { to: 'closed'; reason: ClosingReason };
export interface Standing {
  state: State;
  reason: ClosingReason | null;
  contactedAt: number | null;
}

export const asksTwice = ({ to }: Move): boolean => to === 'disbursed' || to === 'closed';

/** How a call or a message went. */
export type Contact = 'spoke' | 'no-answer' | 'wrong-number' | 'message';

/** A call in which we spoke stops the clock; a message does after at least one try to call. */
const stopsClock = (contact: Contact, triesBefore: number): boolean =>
  contact === 'spoke' || (contact === 'message' && triesBefore > 0);

export const isTry = (contact: Contact): boolean => contact === 'no-answer' || contact === 'wrong-number';

/** First contact is a fact of its own: a later move back to new does not start the clock again. */
export function afterContact(standing: Standing, contact: Contact, triesBefore: number, at: number): Standing {
  if (!stopsClock(contact, triesBefore)) return standing;
  return {
    ...standing,
    state: standing.state === 'new' ? 'contacted' : standing.state,
    contactedAt: standing.contactedAt ?? at,
  };
}

export const afterMove = (standing: Standing, move: Move): Standing => ({
  ...standing,
  state: move.to,
  reason: move.to === 'closed' ? move.reason : null,
});
