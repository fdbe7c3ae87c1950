// For each kind of notification: what it is sent on, by which channel, and what takes its point away. Nothing else
// decides this: enquiries are stored with the rows this table asks for, a change cancels what it lists, and the worker
// asks once more before it sends.
import type { LetterKind } from '../db/people-tables.ts';
import type { Enquiry, LeadRow, OutboxKind, OutboxRow } from '../db/tables.ts';
import { isMailable } from './recipient.ts';
import { hour } from '../../domain/moments.ts';

/** What an enquiry can go through. */
export type Happening =
  | 'received'
  /** The desk has it. */
  | 'takenIn'
  /** Somebody of the desk has it now, by turn or passed on. */
  | 'given'
  /** The borrower chose when and how we call, or took it back. */
  | 'callChosen'
  /** The borrower wrote to the adviser. */
  | 'wrote'
  | 'handled'
  | 'closed'
  | 'marketingWithdrawn'
  | 'withdrawn'
  | 'erasureRequested'
  | 'erased';

/** The one who has it, everybody, or whoever is responsible. */
export type DeskReceiver = 'adviser' | 'team' | 'owner';

interface Rule {
  channel: 'mail' | 'webhook' | 'push';
  on: Happening;
  /** Not at once, but when this share of the time until the promised call has passed; of the open time, at the desk. */
  wait?: number;
  /** Whom of the desk it goes to; else to the firm's mailbox, or to the visitor. */
  to?: DeskReceiver;
  /** Only for enquiries like this. */
  only?: (lead: Enquiry['lead']) => boolean;
  /** Only after this one has gone: whoever got none gets no other. */
  follows?: OutboxKind;
  cancelledBy: readonly (keyof typeof stamps)[];
  /** Older than this, it would be noise. */
  lapses?: number;
  /** To whoever somebody named as the sender, so only so many (ration.ts). */
  rationed?: true;
}

/** Where a stored enquiry says that something has happened to it. */
const stamps = {
  handled: 'handled_at',
  closed: 'closed_at',
  withdrawn: 'withdrawn_at',
  erasureRequested: 'erasure_requested_at',
  erased: 'erased_at',
} as const satisfies Partial<Record<Happening, keyof LeadRow>>;

const takenBack = ['withdrawn', 'erasureRequested', 'erased'] as const;
const called = ['handled', 'closed', ...takenBack] as const;

/** Suspected spam names a stranger as its sender as likely as not. */
const toPerson = ({ spam, email }: LeadRow) => spam === '[]' && isMailable(email);

const policy = {
  staff_email: { channel: 'mail', on: 'received', cancelledBy: takenBack },
  // Its receiver hears of a withdrawal as well. Once erasure is asked for, nobody new gets the person's data.
  webhook: { channel: 'webhook', on: 'received', cancelledBy: ['erasureRequested', 'erased'] },
  visitor_ack: {
    channel: 'mail',
    on: 'received',
    only: toPerson,
    cancelledBy: takenBack,
    lapses: 72 * hour,
    rationed: true,
  },
  // While there is still time to call: of a day, after twenty hours.
  sla_reminder: { channel: 'mail', on: 'received', wait: 5 / 6, cancelledBy: called },
  // At the desk these take its place.
  reminder_adviser: { channel: 'mail', on: 'takenIn', wait: 1 / 2, to: 'adviser', cancelledBy: called },
  reminder_team: { channel: 'mail', on: 'takenIn', wait: 3 / 4, to: 'team', cancelledBy: called },
  // And every day after (server/desk/work/turn-store.ts).
  reminder_owner: { channel: 'mail', on: 'takenIn', wait: 1, to: 'owner', cancelledBy: called },
  assigned_email: { channel: 'mail', on: 'given', to: 'adviser', cancelledBy: called },
  call_email: { channel: 'mail', on: 'callChosen', to: 'adviser', cancelledBy: called },
  call_visitor: {
    channel: 'mail',
    on: 'callChosen',
    only: (lead) => toPerson(lead) && typeof lead.call_from === 'number',
    cancelledBy: called,
    follows: 'visitor_ack',
  },
  message_email: { channel: 'mail', on: 'wrote', to: 'adviser', cancelledBy: ['erasureRequested', 'erased'] },
  assigned_push: { channel: 'push', on: 'given', to: 'adviser', cancelledBy: called, lapses: 72 * hour },
  marketing_webhook: { channel: 'webhook', on: 'marketingWithdrawn', cancelledBy: [] },
  withdrawal_email: { channel: 'mail', on: 'withdrawn', cancelledBy: ['erased'] },
  withdrawal_webhook: { channel: 'webhook', on: 'withdrawn', cancelledBy: [] },
  erasure_email: { channel: 'mail', on: 'erasureRequested', cancelledBy: ['erased'] },
  erasure_webhook: { channel: 'webhook', on: 'erasureRequested', cancelledBy: [] },
  // Whoever was given the enquiry has to erase it too, whether a visitor, staff or the calendar asked.
  erased_webhook: { channel: 'webhook', on: 'erased', cancelledBy: [] },
} as const satisfies Record<OutboxKind, Rule>;

const rules: Record<OutboxKind, Rule> = policy;
const kinds = Object.keys(rules) as OutboxKind[];

export const kindsOn = (happening: Happening) => kinds.filter((kind) => rules[kind].on === happening);

export const kindsCancelledBy = (happening: keyof typeof stamps) =>
  kinds.filter((kind) => rules[kind].cancelledBy.includes(happening));

type KindBy<Channel> = {
  [Kind in OutboxKind]: (typeof policy)[Kind]['channel'] extends Channel ? Kind : never;
}[OutboxKind];
export type MailKind = KindBy<'mail'>;
export type WebhookKind = KindBy<'webhook'>;

export const kindsBy = <Channel extends Rule['channel']>(channel: Channel) =>
  kinds.filter((kind) => rules[kind].channel === channel) as KindBy<Channel>[];

export const waitOf = (kind: OutboxKind) => rules[kind].wait ?? 0;
export const receiverOf = (kind: OutboxKind): DeskReceiver | null => rules[kind].to ?? null;
/** Those that remind of a call nobody has made yet. */
export const kindsWaiting = () => kinds.filter((kind) => waitOf(kind) > 0);
export const isRationed = (kind: OutboxKind) => rules[kind].rationed === true;

/** Whether its waiting means that the firm has not heard: none of the others waits by design. */
export const isUrgent = (kind: OutboxKind) =>
  waitOf(kind) === 0 && !isRationed(kind) && rules[kind].follows === undefined;

/** What became of the one it follows: sent where it follows none, null where none was ever to go. */
export function stateBefore(kind: OutboxKind, outbox: readonly OutboxRow[]): OutboxRow['state'] | null {
  const { follows } = rules[kind];
  return follows === undefined ? 'sent' : (outbox.find((row) => row.kind === follows)?.state ?? null);
}

/** Why a notification about this enquiry has no point now; null when it has. */
export function reasonNotTo(kind: OutboxKind, lead: Enquiry['lead'], now: number): string | null {
  const { cancelledBy, lapses, only } = rules[kind];
  const happened = cancelledBy.find((happening) => lead[stamps[happening]] !== null);
  if (happened) return happened;
  if (lapses !== undefined && now - lead.created_at > lapses) return 'too late';
  return only && !only(lead) ? 'not for this enquiry' : null;
}

/** Letters to people of the desk, about no enquiry of their own: what goes at the office's opening, and until when. */
export const letterRules: Record<LetterKind, { to: 'everybody' | 'owner'; lapses: number }> = {
  morning_digest: { to: 'everybody', lapses: 6 * hour },
  weekly_report: { to: 'owner', lapses: 72 * hour },
};
