// Takes an enquiry to the server and, while network or server are away, tries again until it is settled or called off.
// It belongs to the tab, not to the page: a visitor who walks on meanwhile does not stop it.
import type { LeadKind } from '../../domain/lead/fields.ts';
import type { Enquiry } from './enquiry.ts';
import { type Cause, type Outcome, type Receipt, sendEnquiry } from './send.ts';

/** Withheld: what the visitor made of it while it waited cannot be sent. */
export type Settled = Exclude<Outcome, { kind: 'later' }> | { kind: 'withheld' };

export interface Listener {
  settle: (outcome: Settled) => void;
  /** Hears of it in place of `settle` once the form is left. */
  settleAway: (outcome: Settled) => void;
}

export interface Progress {
  sending: boolean;
  waiting: Cause | null;
}

export const idle: Progress = { sending: false, waiting: null };

const longest = 60_000;
/** 2, 4, 8 … 60 seconds, never less than the server asked for, and not all visitors at the same moment. */
const pause = (failures: number, afterMs: number) =>
  Math.max(afterMs, Math.min(longest, 1000 * 2 ** failures)) * (1 + Math.random() / 10);

/** Closing the tab while it waits would lose what the visitor believes to be on its way. */
const stay = (event: BeforeUnloadEvent) => event.preventDefault();

export function createSender(send: typeof sendEnquiry) {
  let listener: Listener | null = null;
  let present = false;
  let enquiry: Enquiry | null = null;
  let receipt: Receipt | null = null;
  let progress = idle;
  let [busy, wanted, failures, notBefore] = [false, false, 0, 0];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const watchers = new Set<() => void>();

  function tell(next: Partial<Progress>) {
    progress = { ...progress, ...next };
    if (progress.waiting) addEventListener('beforeunload', stay);
    else removeEventListener('beforeunload', stay);
    for (const changed of watchers) changed();
  }

  async function attempt() {
    if (busy) return;
    clearTimeout(timer);
    if (!enquiry) return settle({ kind: 'withheld' });
    const { loanType } = enquiry;
    busy = true;
    tell({ sending: true });
    const outcome = await send(enquiry);
    busy = false;
    tell({ sending: false });
    if (outcome.kind !== 'later') {
      if (outcome.kind === 'stored') receipt = { ...outcome.receipt, loan: loanType };
      settle(outcome);
    } else if (wanted) {
      failures += 1;
      notBefore = Date.now() + outcome.afterMs;
      timer = setTimeout(attempt, pause(failures, outcome.afterMs));
      tell({ waiting: outcome.cause });
    }
  }

  function settle(outcome: Settled) {
    callOff();
    if (present) listener?.settle(outcome);
    else listener?.settleAway(outcome);
  }

  function callOff() {
    clearTimeout(timer);
    [wanted, failures, notBefore, enquiry] = [false, 0, 0, null];
    tell({ waiting: null });
  }

  function onOnline() {
    if (wanted && Date.now() >= notBefore) attempt();
  }

  return {
    progress: () => progress,
    watch(changed: () => void) {
      watchers.add(changed);
      return () => {
        watchers.delete(changed);
      };
    },
    /** The form comes to the page; what is given back lets it go. */
    listen(next: Listener) {
      listener = next;
      present = true;
      return () => {
        present = false;
      };
    },
    /** Of what was sent last from this tab: it still stands when the visitor comes back to the form. */
    receipt: () => receipt,
    /** What waits, for the form to which the visitor comes back. */
    current: () => enquiry,
    send(snapshot: Enquiry) {
      [wanted, enquiry] = [true, snapshot];
      addEventListener('online', onOnline);
      attempt();
    },
    /** The visitor goes on typing while it waits: this goes in its place, or nothing while it cannot be sent. */
    change(snapshot: Enquiry | null) {
      if (wanted) enquiry = snapshot;
    },
    callOff,
  };
}

export const senders: Record<LeadKind, ReturnType<typeof createSender>> = {
  application: createSender(sendEnquiry),
  message: createSender(sendEnquiry),
  callback: createSender(sendEnquiry),
};
