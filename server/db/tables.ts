// The tables as Kysely sees them, the same in both engines: times are epoch milliseconds, lists are JSON text,
// ids are made by the application so that a row can move from the spool to the database and stay itself.
import type { Generated } from 'kysely';
import type { CallLanguage, CallWay } from '../../domain/desk/call-hours.ts';
import type { ClosingReason, State } from '../../domain/desk/states.ts';
import type { FieldTable, LeadKind } from '../../domain/lead/fields.ts';
import type { DeskTables } from './people-tables.ts';
import type { Posted } from './posted.ts';

/** The visitor's words, and what we read from them (domain/lead/fields.ts). */
export type FieldColumns = { [Name in keyof FieldTable as FieldTable[Name]['column']]: string } & {
  [Name in keyof FieldTable as FieldTable[Name] extends { reading: { column: infer Column extends string } }
    ? Column
    : never]: (FieldTable[Name]['type'] extends 'phone' ? string : number) | null;
};

export interface OwnColumns {
  id: string;
  reference: string;
  status_token: string | null;
  kind: LeadKind;
  created_at: number;
  /** We call by then: as promised at first, or when the hour ends that the borrower chose. */
  due_at: number;
  /** JSON list: why this looks like spam; empty for a person. */
  spam: string;
  /** JSON list of fields whose choice is not one of ours, e.g. ["loanType"]. */
  unknown_choices: string;
  /** Tells a resend from a correction under the same submission id. */
  fingerprint: string;
  handled_at: number | null;
  withdrawn_at: number | null;
  erasure_requested_at: number | null;
  erased_at: number | null;
  closed_at: number | null;
  /** Rises with every change, so that the spool deletes only what it has copied. */
  version: number;
}

/** What becomes of an enquiry at the desk. The database fills these in when it is first stored. */
export interface DeskColumns {
  state: State;
  closing_reason: ClosingReason | null;
  /** The last state before it was closed, as its place among the states: how far it came. */
  reached: number;
  adviser_id: string | null;
  assigned_at: number | null;
  /** The adviser has begun: it does not go on to the next. */
  taken_at: number | null;
  /** JSON list of those who had it and did not take it. */
  passed_by: string;
  /** Calls nobody answered. */
  tries: number;
  last_try_at: number | null;
  follow_up_at: number | null;
  lender: string;
  approved_inr: number | null;
  disbursed_inr: number | null;
  /** The enquiry of the same person that this one repeats. */
  joined_to: string | null;
  /** Which of its phone's or e-mail's enquiries it is: 2 for the second. */
  of_person: number;
  /** When the desk made it findable and gave it to somebody; null until then. */
  taken_in_at: number | null;
  /** How the borrower wants to be reached, and in which language; empty while nothing was chosen. */
  call_how: CallWay | '';
  call_language: CallLanguage | '';
  /** When the chosen hour begins. */
  call_from: number | null;
  call_set_at: number | null;
  call_changes: number;
  /** What was promised at first, where a chosen hour has moved it. */
  promised_by: number | null;
}

export type LeadRow = OwnColumns & FieldColumns;
/** As it lies in the store, with what the desk made of it. */
export type DeskLead = LeadRow & DeskColumns;
type LeadTable = LeadRow & { [Column in keyof DeskColumns]: Generated<DeskColumns[Column]> };

export type Purpose = 'contact' | 'marketing' | 'shareConversation' | 'terms';

export interface ConsentEventRow {
  lead_id: string;
  purpose: Purpose;
  action: 'given' | 'withdrawn';
  notice_version: string;
  language: string;
  at: number;
}

export type Actor = 'visitor' | 'staff' | 'system';

export interface LeadEventRow {
  id: string;
  lead_id: string;
  type: string;
  actor: Actor;
  at: number;
  /** JSON; may hold personal data, so erasure empties it. */
  detail: string | null;
}

interface LeadEventTable extends LeadEventRow {
  /** Who of the firm, at the desk. */
  person_id: Generated<string | null>;
}
export type StoredEvent = LeadEventRow & { person_id: string | null };

/** What an enquiry is found by, in letters and digits only, so that every database sorts it alike. */
interface LeadWordRow {
  word: string;
  lead_id: string;
}

export type OutboxKind =
  | 'staff_email'
  | 'visitor_ack'
  | 'webhook'
  | 'sla_reminder'
  | 'reminder_adviser'
  | 'reminder_team'
  | 'reminder_owner'
  | 'assigned_email'
  | 'assigned_push'
  | 'call_email'
  | 'call_visitor'
  | 'message_email'
  | 'withdrawal_email'
  | 'withdrawal_webhook'
  | 'erasure_email'
  | 'erasure_webhook'
  | 'erased_webhook'
  | 'marketing_webhook';

export interface OutboxRow extends Posted {
  lead_id: string;
  kind: OutboxKind;
}

/** All that a page or a mail needs. The events are for staff, and a visitor can make them many. */
export interface Enquiry {
  lead: LeadRow & Partial<DeskColumns>;
  consents: ConsentEventRow[];
  outbox: OutboxRow[];
}

export interface Tables extends DeskTables {
  leads: LeadTable;
  consent_events: ConsentEventRow;
  lead_events: LeadEventTable;
  lead_words: LeadWordRow;
  outbox: OutboxRow;
  probe: { id: number; at: number };
}
