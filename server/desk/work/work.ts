// The one thing the desk's routes call for everything about enquiries.
import type {
  Action,
  ActResult,
  Changed,
  DeskField,
  DutiesView,
  EnquiryView,
  NumbersView,
  Period,
  QueueFilter,
  QueueView,
  TodayView,
  Viewer,
} from './views.ts';

/** Every call throws `DeskAway` when the database is away: enquiries then go on into the spool. */
export class DeskAway extends Error {}

export interface Work {
  /** An owner may look at one adviser's day, or at everybody's (no adviser given). */
  today(me: Viewer, adviser?: string): Promise<TodayView>;
  queue(filter: QueueFilter, me: Viewer): Promise<QueueView>;
  /** Null also when it is not theirs to see. */
  enquiry(reference: string, me: Viewer): Promise<EnquiryView | null>;
  /**
   * One action, one transaction. `seen` is the version the form showed; the same action sent again is done once.
   * After a conflict: the same action with the conflict's version, and in `keep` the fields in which theirs holds.
   */
  act(reference: string, action: Action, me: Viewer, seen: number, keep?: readonly DeskField[]): Promise<ActResult>;
  numbers(period: Period, me: Viewer): Promise<NumbersView>;
  /** Owners only: the route guards it. */
  duties(): Promise<DutiesView>;
  /** A letter that was given up is tried again. Owners only: the route guards it. */
  retryLetter(id: string, me: Viewer): Promise<boolean>;
  /** Erases everything that is kept too long; how many that were. Owners only: the route guards it. */
  purge(me: Viewer): Promise<number>;
  /** Reminders not sent yet come by the hours and holidays that hold now. */
  remindAnew(): Promise<void>;
  /** Has it open until they leave; is told the names of whoever else has. Returns how to leave. */
  visit(reference: string, me: Viewer, changed: (names: string[]) => void): () => void;
  /** Live changes that this viewer may see. Returns how to stop. */
  subscribe(me: Viewer, listener: (change: Changed) => void): () => void;
}
