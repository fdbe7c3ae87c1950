// An enquiry as one line of a list.
import { productIds } from '../../../content/products.ts';
import { type Promised, readClock, soonUntil, stones } from '../../../domain/desk/clock.ts';
import { isOpen, nextOpen, type Office, openSpans } from '../../../domain/desk/office.ts';
import { callOf } from '../../db/call-choice.ts';
import type { DeskLead } from '../../db/tables.ts';
import { isCallable } from './decide.ts';
import type { Blocked, Named, OfficeNow, QueueRow } from './views.ts';
import { day } from '../../../domain/moments.ts';

/** What a list needs: without the long texts. */
export const rowColumns = [
  'id',
  'reference',
  'kind',
  'created_at',
  'due_at',
  'name',
  'email',
  'phone',
  'phone_e164',
  'loan_type',
  'loan_amount',
  'loan_amount_inr',
  'language',
  'spam',
  'handled_at',
  'withdrawn_at',
  'erasure_requested_at',
  'erased_at',
  'closed_at',
  'version',
  'state',
  'closing_reason',
  'adviser_id',
  'tries',
  'last_try_at',
  'follow_up_at',
  'of_person',
  'call_how',
  'call_from',
  'call_language',
] as const satisfies (keyof DeskLead)[];
export type RowLead = Pick<DeskLead, (typeof rowColumns)[number]>;

export interface Sight {
  office: Office;
  now: number;
  nameOf: (id: string) => Named;
  /** In which new enquiries are called. */
  promiseHours: number;
}

export const promisedOf = (lead: RowLead): Promised => ({
  receivedAt: lead.created_at,
  dueAt: lead.due_at,
  contactedAt: lead.handled_at,
  callable: isCallable(lead) && lead.closed_at === null,
});

function blockedBy({ erased_at, erasure_requested_at, withdrawn_at }: RowLead): Blocked | null {
  if (erased_at !== null) return 'erased';
  if (erasure_requested_at !== null) return 'erasure-asked';
  return withdrawn_at === null ? null : 'withdrawn';
}

export function rowOf(lead: RowLead, { office, now, nameOf }: Sight): QueueRow {
  const promised = promisedOf(lead);
  const isOurs = productIds.includes(lead.loan_type);
  return {
    reference: lead.reference,
    name: lead.name,
    phone: { typed: lead.phone, dial: lead.phone_e164 },
    email: lead.email,
    kind: lead.kind,
    product: isOurs ? lead.loan_type : null,
    productTyped: isOurs ? '' : lead.loan_type,
    amountInr: lead.loan_amount_inr,
    amountTyped: lead.loan_amount,
    receivedAt: lead.created_at,
    dueAt: lead.due_at,
    contactedAt: lead.handled_at,
    reading: readClock(office, promised, now),
    stones: stones(office, promised, now),
    state: lead.state,
    reason: lead.closing_reason,
    tries: lead.tries,
    lastTryAt: lead.last_try_at,
    adviser: lead.adviser_id === null ? null : nameOf(lead.adviser_id),
    followUpAt: lead.follow_up_at,
    call: callOf(lead),
    spam: JSON.parse(lead.spam) as string[],
    blocked: blockedBy(lead),
    language: lead.language,
    ofPerson: lead.of_person,
    version: lead.version,
  };
}

export function officeNow({ office, now, promiseHours }: Omit<Sight, 'nameOf'>): OfficeNow {
  const open = isOpen(office, now);
  const until = open ? openSpans(office, now, now + day)[0]?.to : nextOpen(office, now);
  return { now, open, until: until ?? null, soonUntil: soonUntil(office, now), promiseHours };
}
