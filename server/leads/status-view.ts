// What the status page may show: the visitor's own words, the promise, the consents, and who was told.
import type { CallChoice } from '../../domain/desk/call-hours.ts';
import type { ClosingReason, State } from '../../domain/desk/states.ts';
import { type AnswerField, type AnswerLabel, type Field, fields, type LeadKind } from '../../domain/lead/fields.ts';
import { callOf } from '../db/call-choice.ts';
import { answersOf } from '../db/lead-columns.ts';
import type { Enquiry, LeadEventRow, OutboxKind, Purpose } from '../db/tables.ts';
import { listens, waits } from './borrower.ts';
import { day } from '../../domain/moments.ts';

export interface StatusView {
  reference: string;
  kind: LeadKind;
  /** The language it was written in. */
  language: string;
  state: 'waiting' | 'handled' | 'closed' | 'withdrawn' | 'erasureRequested';
  receivedAt: number;
  /** We call by then at the latest. */
  callBy: number;
  /** What we promised at first, where a chosen hour has moved it. */
  promisedBy: number | null;
  handledAt: number | null;
  withdrawnAt: number | null;
  erasureRequestedAt: number | null;
  /** What we know, with the e-mail address and phone number masked. */
  answers: { field: AnswerField; label: AnswerLabel; value: string }[];
  consents: {
    purpose: Purpose;
    noticeVersion: string;
    language: string;
    givenAt: number;
    withdrawnAt: number | null;
  }[];
  /** Where the file stands at the desk. */
  file: { state: State; reason: ClosingReason | null };
  /** First name of who looks after it; null until somebody does. */
  adviser: string | null;
  call: CallChoice | null;
  callSetAt: number | null;
  /** The last two digits of the number we call; empty where we cannot read it. */
  phoneEnd: string;
  mayChooseCall: boolean;
  mayWrite: boolean;
  messages: { at: number; text: string }[];
  told: { what: ToldKind; state: 'sent' | 'waiting'; at: number | null }[];
}

/** A reminder is the firm's own; of an erased enquiry there is no page. */
const untold = [
  'sla_reminder',
  'reminder_adviser',
  'reminder_team',
  'reminder_owner',
  'assigned_email',
  'assigned_push',
  'erased_webhook',
] as const;
type ToldKind = Exclude<OutboxKind, (typeof untold)[number]>;
const isTold = (kind: OutboxKind): kind is ToldKind => !untold.some((one) => one === kind);

/** A link in an old mailbox does not open for ever. */
const linkLasts = 180 * day;

/** Counted from the last thing that happened. A correction is none: it takes only the id, not the link. */
export function hasExpired({ lead, consents }: Enquiry, now: number): boolean {
  const { created_at, handled_at, withdrawn_at, erasure_requested_at, call_set_at = null } = lead;
  const times = [
    created_at,
    handled_at,
    withdrawn_at,
    erasure_requested_at,
    call_set_at,
    ...consents.map(({ at }) => at),
  ];
  return now - Math.max(...times.map((at) => at ?? 0)) > linkLasts;
}

/** Enough for its owner to know it by, too little for whoever finds the link. */
const maskEmail = (email: string) => `${[...email][0] ?? ''}•••${email.slice(email.lastIndexOf('@'))}`;
function maskPhone(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return digits.length < 6 ? '•••' : `••• ${digits.slice(-3)}`;
}

const masks: Partial<Record<Field['type'], (value: string) => string>> = { email: maskEmail, phone: maskPhone };

interface Beside {
  adviser: string | null;
  messages: Pick<LeadEventRow, 'at' | 'detail'>[];
}

const stateOf = ({
  erasure_requested_at,
  withdrawn_at,
  closed_at,
  handled_at,
}: Enquiry['lead']): StatusView['state'] => {
  if (erasure_requested_at !== null) return 'erasureRequested';
  if (withdrawn_at !== null) return 'withdrawn';
  if (closed_at !== null) return 'closed';
  return handled_at === null ? 'waiting' : 'handled';
};

export function statusView(
  { lead, consents, outbox }: Enquiry,
  { adviser, messages }: Beside = { adviser: null, messages: [] },
): StatusView {
  const withdrawn = new Map(
    consents.filter(({ action }) => action === 'withdrawn').map((row) => [row.purpose, row.at]),
  );
  return {
    reference: lead.reference,
    kind: lead.kind,
    language: lead.language,
    state: stateOf(lead),
    receivedAt: lead.created_at,
    callBy: lead.due_at,
    promisedBy: lead.promised_by ?? null,
    handledAt: lead.handled_at,
    withdrawnAt: lead.withdrawn_at,
    erasureRequestedAt: lead.erasure_requested_at,
    answers: answersOf(lead).map(({ field, label, value }) => ({
      field,
      label,
      value: masks[fields[field].type]?.(value) ?? value,
    })),
    consents: consents
      .filter(({ action }) => action === 'given')
      .map(({ purpose, notice_version, language, at }) => ({
        purpose,
        noticeVersion: notice_version,
        language,
        givenAt: at,
        withdrawnAt: withdrawn.get(purpose) ?? null,
      })),
    file: { state: lead.state ?? 'new', reason: lead.closing_reason ?? null },
    adviser,
    call: callOf(lead),
    callSetAt: lead.call_set_at ?? null,
    phoneEnd: lead.phone_e164?.slice(-2) ?? '',
    mayChooseCall: waits(lead),
    mayWrite: listens(lead),
    messages: messages.map(({ at, detail }) => ({
      at,
      text: (JSON.parse(detail ?? '{}') as { note?: string }).note ?? '',
    })),
    told: outbox.flatMap(({ kind, state, sent_at }) =>
      isTold(kind) && (state === 'sent' || state === 'pending')
        ? [{ what: kind, state: state === 'sent' ? 'sent' : 'waiting', at: sent_at }]
        : [],
    ),
  };
}
