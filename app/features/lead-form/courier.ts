// Takes an enquiry to the server and, while network or server are away, tries again until it is settled or called off.
// It belongs to the tab, not to the page: a visitor who walks on meanwhile does not stop it.
import type { Receipt } from './address.ts';
import type { FormKind } from './form-values.ts';
import { type Cause, type Outcome, sendLead } from './send.ts';

export type Settled = Exclude<Outcome, { kind: 'later' }>;

/** What is sent: the form's fields, under the id that makes every retry the same enquiry. */
export interface Letter {
  submissionId: string;
  loanType?: string;
}

export interface Sender {
  /** Reads the form afresh each time; null means that there is nothing to send any more. */
  compose: () => Letter | null;
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

function createCourier() {
  let sender: Sender | null = null;
  let present = false;
  let carried: Letter | null = null;
  let receipt: Receipt | null = null;
  let progress = idle;
  let [busy, wanted, failures, notBefore, timer] = [false, false, 0, 0, 0];
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
    carried = (present ? sender?.compose() : carried) ?? null;
    if (!carried) return callOff();
    busy = true;
    tell({ sending: true });
    const outcome = await sendLead(carried);
    busy = false;
    tell({ sending: false });
    if (outcome.kind !== 'later') {
      if (outcome.kind === 'stored') receipt = { ...outcome.receipt, loan: carried.loanType };
      callOff();
      if (present) sender?.settle(outcome);
      else sender?.settleAway(outcome);
    } else if (wanted) {
      failures += 1;
      notBefore = Date.now() + outcome.afterMs;
      timer = window.setTimeout(attempt, pause(failures, outcome.afterMs));
      tell({ waiting: outcome.cause });
    }
  }

  function callOff() {
    clearTimeout(timer);
    [wanted, failures, notBefore, carried] = [false, 0, 0, null];
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
    serve(next: Sender) {
      sender = next;
      present = true;
      return () => {
        present = false;
      };
    },
    /** Of what was sent last from this tab: it still stands when the visitor comes back to the form. */
    receipt: () => receipt,
    /** What was sent and waits, for the form to which the visitor comes back. */
    carried: () => (wanted ? carried : null),
    start() {
      wanted = true;
      addEventListener('online', onOnline);
      attempt();
    },
    callOff,
  };
}

export const couriers: Record<FormKind, ReturnType<typeof createCourier>> = {
  application: createCourier(),
  message: createCourier(),
};
