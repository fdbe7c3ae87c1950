// What the borrower can change on the status page: when we call, and what the adviser should know.
import { type CallChoice, dueWith } from '../../domain/desk/call-hours.ts';
import type { Office } from '../../domain/desk/office.ts';
import { callOf } from '../db/call-choice.ts';
import type { DeskColumns, Enquiry, OutboxRow } from '../db/tables.ts';
import type { Happening } from '../notifications/policy.ts';
import { childId } from './identity.ts';
import { event, notificationsOn } from './record.ts';
import { reminderTimes } from './reminder-times.ts';
import type { Change } from './rows.ts';

/** Nobody who wants a call changes it more often; somebody who plays with it holds up others. */
const mostChanges = 10;
/** The first choice and a second thought are confirmed by mail. */
const mostMails = 3;
/** Who changes it at once gets one mail. */
const secondThought = 60_000;

const mostMessages = 30;

/** Its clock runs: nobody has called, and somebody is to. */
export const waits = ({ handled_at, withdrawn_at, erasure_requested_at, closed_at }: Enquiry['lead']): boolean =>
  handled_at === null && withdrawn_at === null && erasure_requested_at === null && closed_at === null;

/** Whom we may still answer. */
export const listens = ({ withdrawn_at, erasure_requested_at }: Enquiry['lead']): boolean =>
  withdrawn_at === null && erasure_requested_at === null;

export const changedTooOften = ({ call_changes = 0 }: Enquiry['lead']): boolean => call_changes >= mostChanges;

/** Under a new id: a mailbox must not take it for the one it had. */
const again = (happening: Happening, id: string, now: number): OutboxRow[] =>
  notificationsOn(happening, id, now).map((row) => ({ ...row, id: childId(id, `outbox ${row.kind} ${now}`) }));

/** What was chosen, or null for nothing any more; null when that is how it stands. */
export function callChange({ lead }: Enquiry, choice: CallChoice | null, now: number, office: Office): Change | null {
  const chosen = callOf(lead);
  if (JSON.stringify(chosen) === JSON.stringify(choice)) return null;
  const { id, created_at, call_changes = 0 } = lead;
  const promisedBy = lead.promised_by ?? lead.due_at;
  const call_from = choice?.from ?? null;
  const due_at = dueWith(promisedBy, { from: call_from });
  const set: Partial<DeskColumns> = {
    call_how: choice?.how ?? '',
    call_language: choice?.language ?? '',
    call_from,
    call_set_at: now,
    call_changes: call_changes + 1,
    promised_by: due_at === promisedBy ? null : promisedBy,
  };
  const mails = again('callChosen', id, now)
    .filter(({ kind }) => kind !== 'call_visitor' || (call_from !== null && call_changes < mostMails))
    .map((row) => (row.kind === 'call_visitor' ? { ...row, due_at: now + secondThought } : row));
  return {
    set: { ...set, due_at },
    events: [event(id, choice ? 'call_chosen' : 'call_cancelled', 'visitor', now, choice && { call: choice })],
    renewed: mails,
    remindAt: reminderTimes(office, { created_at, due_at, call_from }),
  };
}

export const wroteEnough = (written: number): boolean => written >= mostMessages;

/** `sending` is the form's own id: sent twice it is one message. */
export function messageChange({ lead: { id } }: Enquiry, text: string, sending: string, now: number): Change {
  const written = event(id, 'wrote', 'visitor', now, { note: text });
  return {
    events: [{ ...written, id: childId(id, `wrote ${sending}`) }],
    renewed: again('wrote', id, now),
  };
}
