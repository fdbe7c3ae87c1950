// What the desk's screens see of the work on enquiries, and what they can ask for. Types only: screens and routes are
// written against this file, server/desk/work fills it. Times are epoch milliseconds, amounts whole rupees.
import type { Promised, Reading } from '../../../domain/desk/clock.ts';
import type { CallChoice } from '../../../domain/desk/call-hours.ts';
import type { Score } from '../../../domain/desk/numbers.ts';
import type { ClosingReason, Contact, Move, State } from '../../../domain/desk/states.ts';
import type { AnswerField, AnswerLabel, LeadKind } from '../../../domain/lead/fields.ts';
import type { LetterKind } from '../../db/people-tables.ts';
import type { OutboxKind, OutboxRow, Purpose } from '../../db/tables.ts';

/** Who looks: everything is shown and allowed by who they are. */
export interface Viewer {
  id: string;
  role: 'adviser' | 'owner';
  name: string;
}

/** A person of the firm. Whoever was deleted from the list still has a name here. */
export interface Named {
  id: string;
  name: string;
}

/** Why an enquiry has no clock and no Call button, beside being closed. */
export type Blocked = 'withdrawn' | 'erasure-asked' | 'erased';

/** One line of a list. */
export interface QueueRow {
  reference: string;
  /** As typed; empty once erased. May be in Hindi. */
  name: string;
  /** As typed, and as a phone dials it (+91…) where we could read it. */
  phone: { typed: string; dial: string | null };
  email: string;
  kind: LeadKind;
  /** Id of one of our loans; null where none was named, or one we do not know. */
  product: string | null;
  /** As typed where it is none of ours. */
  productTyped: string;
  /** What we read; null where nothing was given or it is not readable. */
  amountInr: number | null;
  amountTyped: string;
  receivedAt: number;
  dueAt: number;
  /** First contact: what stopped the clock. */
  contactedAt: number | null;
  reading: Reading;
  stones: { of: number; left: number };
  state: State;
  reason: ClosingReason | null;
  tries: number;
  lastTryAt: number | null;
  adviser: Named | null;
  followUpAt: number | null;
  /** When and how the borrower wants to be reached; null where nothing was chosen. */
  call: CallChoice | null;
  /** Signs that it is no person's; empty for a person. */
  spam: string[];
  blocked: Blocked | null;
  /** As the form was: 'en', 'hi', or what the browser said. */
  language: string;
  /** Which enquiry of this phone or e-mail it is: 1 for the first, 2 for the second. */
  ofPerson: number;
  /** Goes back with every form as the version it showed. */
  version: number;
}

/** The office at this moment, for the clock at the foot of the navigation. */
export interface OfficeNow {
  now: number;
  open: boolean;
  /** When it closes, if open; when it opens next, if not. Null where it never opens again. */
  until: number | null;
  /** Due before this moment is "under 4 hours". */
  soonUntil: number;
  /** In which the desk calls, as it is set now. */
  promiseHours: number;
}

/** How many wait, for the tabs. `atLeast` marks a count that was cut off. */
export interface Counts {
  waiting: number;
  mine: number;
  unassigned: number;
  overdue: number;
  /** Mine that have to be called or followed up today. */
  today: number;
}

/** A follow-up of today, or one that was left undone. */
export interface FollowUp {
  row: QueueRow;
  at: number;
  /** The latest note, which says what it is about. */
  note: string | null;
}

export interface Done {
  row: QueueRow;
  at: number;
  what: TrailEntry['type'];
  /** The state it was moved to, for a move. */
  to: State | null;
}

export interface NextCall {
  row: QueueRow;
  message: string;
  employment: string;
  incomeInr: number | null;
}

export interface TodayView {
  office: OfficeNow;
  counts: Counts;
  /** Whose day it is; null is everybody's (owners only). */
  adviser: Named | null;
  /** The earliest promise, without those tried in the last hour. */
  next: NextCall | null;
  /** Overdue and nobody has it: for whoever takes it. */
  offered: QueueRow[];
  overdue: QueueRow[];
  /** After the next call. */
  due: QueueRow[];
  followUps: FollowUp[];
  done: Done[];
}

export const queueViews = ['waiting', 'mine', 'unassigned', 'overdue', 'all'] as const;
export type QueueViewName = (typeof queueViews)[number];

export interface QueueFilter {
  view: QueueViewName;
  kind?: LeadKind;
  product?: string;
  /** Only with view=all; 'open' is every state but closed and disbursed. */
  state?: State | 'open';
  /** A person's id, or 'nobody'. */
  adviser?: string;
  /** A path of the site the enquiry came from. */
  source?: string;
  /** Received from and before these moments. */
  from?: number;
  to?: number;
  /** True: only those that look like spam. Otherwise none of them. */
  spam?: boolean;
  /** True: only those joined to another, or not the first of their person. */
  duplicates?: boolean;
  /** A name, the end of a phone number, an e-mail address, or part of a reference. Never in an address or a log. */
  q?: string;
  /** The `next` of the page before. */
  after?: string;
}

export interface QueueView {
  office: OfficeNow;
  counts: Counts;
  rows: QueueRow[];
  /** Opens the next page; null on the last. */
  next: string | null;
  /** How many match; null where counting them would take long. */
  total: number | null;
}

/** What a change changes, as one person can overwrite another's. Tries, notes and messages only ever add. */
export const deskFields = [
  'state',
  'adviser',
  'followUp',
  'lender',
  'approved',
  'disbursed',
  'spam',
  'joined',
] as const;
export type DeskField = (typeof deskFields)[number];

/** For `state` the state, with its reason after a colon when closed; ids of people for `adviser`. */
export type DeskValue = string | number | null;

export type TrailType =
  // By the visitor, or by the system itself.
  | 'received'
  | 'sent_again_differently'
  | 'marketing_withdrawn'
  | 'call_chosen'
  | 'call_cancelled'
  | 'wrote'
  | 'withdrawn'
  | 'erasure_requested'
  | 'erased'
  | 'assigned'
  | 'not_taken'
  // By staff; `handled` came from the command line.
  | 'handled'
  | 'taken'
  | 'passed'
  | 'contact'
  | 'note'
  | 'moved'
  | 'follow_up'
  | 'details'
  | 'message'
  | 'spam'
  | 'not_spam'
  | 'joined'
  | 'retried'
  | 'undone';

export interface TrailEntry {
  id: string;
  at: number;
  type: TrailType;
  by: 'visitor' | 'staff' | 'system';
  /** Who of the firm; a name typed at the command line has no id. */
  person: Named | null;
  /** How a call went, for contact. */
  how: Contact | null;
  note: string | null;
  /** What the borrower chose. */
  call: CallChoice | null;
  /** Of a message: how, which and in what language. */
  message: { channel: 'whatsapp' | 'email'; template: string; language: 'en' | 'hi' } | null;
  /** What became what. */
  changes: { field: DeskField; from: DeskValue; to: DeskValue }[];
  /** It can still be taken back by whoever looks. */
  undoable: boolean;
  /** Somebody took it back. */
  undone: boolean;
}

export interface EnquiryView {
  office: OfficeNow;
  counts: Counts;
  row: QueueRow;
  promised: Promised;
  /** The open parts of the 24 hours, for the ruler. */
  openSpans: { from: number; to: number }[];
  /** Everything that was asked and answered, in the form's order, empty answers left out. */
  answers: { field: AnswerField; label: AnswerLabel; typed: string; read: string | number | null }[];
  message: string;
  subject: string;
  /** Shared by the visitor; empty where not. */
  conversation: string;
  /** The page it was sent from: a path of the site. */
  page: string;
  incomeInr: number | null;
  lender: string;
  approvedInr: number | null;
  disbursedInr: number | null;
  assignedAt: number | null;
  takenAt: number | null;
  /** Proposed after "no answer", for this many tries. */
  nextTryAt: number | null;
  emi: {
    amountInr: number;
    emiInr: number;
    /** Percent a year, and years, from the ledger's row for this loan. */
    rate: number;
    years: number;
    /** Percent of the monthly income that was given. */
    shareOfIncome: number | null;
    /** When the rate was looked up, as 2026-11-15. */
    asOf: string;
  } | null;
  /** Earlier and later enquiries of the same phone or e-mail, newest first; not all of them may be opened. */
  samePerson: { row: QueueRow; mayOpen: boolean; spokeWith: Named | null; joined: boolean }[];
  /** The enquiry this one was joined to. */
  joinedTo: string | null;
  consents: {
    purpose: Purpose;
    given: boolean;
    at: number;
    withdrawnAt: number | null;
    noticeVersion: string;
    language: string;
  }[];
  notifications: {
    kind: OutboxKind;
    state: OutboxRow['state'];
    at: number | null;
    tries: number;
    nextTryAt: number | null;
    error: string | null;
  }[];
  /** Newest first. */
  trail: TrailEntry[];
  /** Its place among those that wait, and the ones before and after it; null where it does not wait. */
  place: { at: number; of: number; previous: string | null; next: string | null } | null;
  /** Whom to call after this one. */
  nextCall: NextCall | null;
  /** To whom it can be passed. */
  advisers: Named[];
}

export type Action =
  | { do: 'take' }
  /** To a person, or to whose turn it is. */
  | { do: 'pass'; to: string | null }
  /** A follow-up of undefined proposes nothing and leaves the one there is. */
  | { do: 'contact'; how: Contact; note?: string; followUpAt?: number | null }
  | { do: 'note'; text: string }
  /** Disbursed and closed are refused as 'unsure' until `sure`. */
  | {
      do: 'move';
      move: Move;
      approvedInr?: number | null;
      disbursedInr?: number | null;
      lender?: string;
      sure?: boolean;
    }
  | { do: 'followUp'; at: number | null }
  | { do: 'details'; lender?: string; approvedInr?: number | null; disbursedInr?: number | null }
  /** Logged as sent because the adviser says so. */
  | { do: 'message'; channel: 'whatsapp' | 'email'; template: string; language: 'en' | 'hi' }
  | { do: 'spam' }
  | { do: 'notSpam' }
  /** The reference of the one that stays. */
  | { do: 'join'; into: string }
  /** The last five characters of the reference. */
  | { do: 'erase'; confirm: string }
  | { do: 'retryNotifications' }
  | { do: 'undo'; event: string };

export type Refusal =
  | 'not-allowed'
  | 'not-callable'
  | 'erased'
  /** Disbursed and closed are asked for once more. */
  | 'unsure'
  /** The five characters are not the last of this reference. */
  | 'wrong-confirmation'
  | 'unknown-person'
  | 'unknown-reference'
  /** Too long, empty, or an amount that is none. */
  | 'invalid'
  /** Something else has been changed on top of it. */
  | 'not-undoable';

export interface Conflict {
  kind: 'conflict';
  by: Named | null;
  at: number;
  /** To send with the choice: the version that holds theirs. */
  version: number;
  fields: { field: DeskField; yours: DeskValue; theirs: DeskValue }[];
  /** What they changed beside it, which stays. */
  others: { field: DeskField; theirs: DeskValue }[];
}

export type ActResult =
  /** `event` is what undo takes; null where there was nothing to do. */
  | { kind: 'done'; version: number; event: string | null }
  | Conflict
  | { kind: 'refused'; why: Refusal }
  /** No such enquiry, or not theirs to see. */
  | { kind: 'unknown' };

export const periods = ['week', '30-days', '12-months'] as const;
export type Period = (typeof periods)[number];

export interface NumbersView {
  period: Period;
  /** In which the desk calls, as it is set now. */
  promiseHours: number;
  from: number;
  to: number;
  /** Of enquiries whose promise has ended, as all figures but those since. */
  all: Score;
  /** The same length of time before. */
  before: Score;
  /** Own figures, for an adviser; null for owners. */
  mine: Score | null;
  /** What came after the period, at this moment: everybody's for owners, an adviser's own. */
  since: { all: Score; advisers: (Score & { adviser: Named | null })[] };
  /** By India's date, every day of the period (every month of twelve). */
  days: { day: string; enquiries: number; inTime: number; late: number }[];
  /** Owners only; empty for advisers. */
  advisers: (Score & { adviser: Named | null })[];
  /** How many came at least this far. */
  funnel: { state: Exclude<State, 'closed'>; enquiries: number }[];
  closed: { reason: ClosingReason; enquiries: number }[];
  products: { product: string | null; enquiries: number; reachedLender: number }[];
  sources: { page: string; enquiries: number; reachedLender: number }[];
  /** By the hour of the day they came in, India's: 24 of them. */
  hours: { hour: number; enquiries: number; inTime: number }[];
}

export interface DutiesView {
  /** Erasures that wait for us first, then what was done; newest first. */
  requests: {
    kind: 'erasure' | 'withdrawal' | 'marketing';
    reference: string;
    /** Empty once erased. */
    name: string;
    askedAt: number;
    /** By our own rule; null for what does itself at once. */
    doBy: number | null;
    doneAt: number | null;
    doneBy: Named | null;
  }[];
  retention: {
    days: number;
    /** Answered and older; counted up to a bound. */
    due: number;
    oldest: number | null;
    rows: { reference: string; name: string; receivedAt: number }[];
  };
  undelivered: { reference: string; kind: OutboxKind; tries: number; error: string | null; since: number }[];
  /** Morning's and week's letters that were given up. */
  letters: { id: string; kind: LetterKind; to: Named; tries: number; error: string | null; since: number }[];
  lastBackup: number | null;
}

/** Something happened; whoever may see the enquiry asks for it anew. Holds nothing personal. */
export interface Changed {
  what: 'new' | 'changed';
  reference: string;
  version: number;
  adviserId: string | null;
  /** Who had it before, when that changed: their lists change as well. */
  beforeId: string | null;
  product: string | null;
  amountInr: number | null;
}
