// What can be done with the link to an enquiry: see it, take it back, choose when we call, write to the adviser.
import { type CallChoice, type CallDay, callDays, isOffered, nextFree } from '../../domain/desk/call-hours.ts';
import type { Office } from '../../domain/desk/office.ts';
import type { Enquiry } from '../db/tables.ts';
import { failure, type Log } from '../log.ts';
import { kindsCancelledBy } from '../notifications/policy.ts';
import { callChange, changedTooOften, listens, messageChange, waits, wroteEnough } from './borrower.ts';
import { event, notificationsOn } from './record.ts';
import type { Change } from './rows.ts';
import type { LeadStore } from './store.ts';
import { hasExpired, type StatusView, statusView } from './status-view.ts';
import { day } from '../../domain/moments.ts';

type Away = { kind: 'unknown' } | { kind: 'unavailable' };
type StatusResult = { kind: 'found'; view: StatusView } | Away;

/** Why an hour was not kept: past or not ours, full, changed too often, or nobody is to call any more. */
export type CallRefusal = 'gone' | 'full' | 'often' | 'over';
type CallResult = StatusResult | { kind: 'refused'; why: CallRefusal; next: number | null };
/** Why a message was not kept: enough came before it, or nobody is to answer any more. */
type MessageResult = StatusResult | { kind: 'refused'; why: 'enough' | 'over' };

export interface StatusService {
  status(token: string): Promise<StatusResult>;
  withdrawMarketing(token: string): Promise<StatusResult>;
  withdrawEnquiry(token: string): Promise<StatusResult>;
  requestErasure(token: string): Promise<StatusResult>;
  /** The hours that can be chosen now. */
  callTimes(token: string): Promise<{ kind: 'found'; view: StatusView; days: CallDay[] } | Away>;
  /** Null takes back what was chosen. */
  chooseCall(token: string, choice: CallChoice | null): Promise<CallResult>;
  cancelCall(token: string): Promise<StatusResult>;
  /** A message to the adviser; `sending` makes it one however often it is sent. */
  write(token: string, text: string, sending: string): Promise<MessageResult>;
}

/** What the firm's desk decides about calls. */
export interface Calls {
  office: () => Office;
  perHour: number;
  /** First name of an adviser. */
  nameOf: (id: string) => Promise<string | null>;
}
/** As far as hours are offered, and further. */
const farAhead = 60 * day;
const noCalls: Calls = { office: () => ({ hours: [], holidays: [] }), perHour: 0, nameOf: async () => null };

interface Options {
  store: LeadStore;
  log: Log;
  clock: () => number;
  calls?: Calls | undefined;
  /** After something was changed, with the reference. */
  onChanged?: ((reference: string) => void) | undefined;
}

export function createStatusService({ store, log, clock, calls = noCalls, onChanged }: Options): StatusService {
  async function shown(record: Enquiry): Promise<StatusView> {
    const { id, adviser_id = null } = record.lead;
    const [adviser, messages] = await Promise.all([
      adviser_id === null ? null : calls.nameOf(adviser_id).catch(() => null),
      store.messagesOf(id),
    ]);
    return statusView(record, { adviser, messages });
  }

  const opened = async (token: string) => {
    const record = await store.byToken(token);
    return record && !hasExpired(record, clock()) ? record : null;
  };

  async function seenAgain(token: string): Promise<StatusResult> {
    const after = await store.byToken(token);
    return after ? { kind: 'found', view: await shown(after) } : { kind: 'unknown' };
  }

  function tell({ lead }: Enquiry, change: Change): void {
    log.info('enquiry.changed', { reference: lead.reference, type: change.events[0]?.type });
    onChanged?.(lead.reference);
  }

  async function orAway<Result>(work: () => Promise<Result>): Promise<Result | Away> {
    try {
      return await work();
    } catch (error) {
      log.error('enquiry.status_unavailable', failure(error));
      return { kind: 'unavailable' };
    }
  }

  const daysFor = async (now: number, record: Enquiry) => {
    const taken = await store.promisedIn(now, now + farAhead);
    // One's own hour is not full for oneself.
    const mine = record.lead.call_from ?? null;
    return callDays(calls.office(), now, (from) => (taken.get(from) ?? 0) - (from === mine ? 1 : 0), calls.perHour);
  };

  async function choose(record: Enquiry, choice: CallChoice | null, token: string): Promise<CallResult> {
    const now = clock();
    const refused = (why: CallRefusal, next: number | null = null) => ({ kind: 'refused', why, next }) as const;
    if (!waits(record.lead)) return refused('over');
    const change = callChange(record, choice, now, calls.office());
    if (!change) return { kind: 'found', view: await shown(record) };
    // Whoever takes it back may always do so.
    if (choice && changedTooOften(record.lead)) return refused('often');
    const from = choice?.from ?? null;
    const days = from === null ? [] : await daysFor(now, record);
    if (from !== null && !isOffered(days, from)) return refused('gone', nextFree(days, from));
    const hour = from === null ? null : { from, perHour: calls.perHour };
    const kept = await store.applyInHour(record.lead.id, change, hour);
    if (kept === 'full') return refused('full', nextFree(await daysFor(now, record), from ?? now));
    // Stored where hours cannot be given away yet.
    if (kept === 'absent') return { kind: 'unavailable' };
    tell(record, change);
    return seenAgain(token);
  }

  async function keepMessage(record: Enquiry, text: string, sending: string, token: string): Promise<MessageResult> {
    const { lead } = record;
    if (!listens(lead)) return { kind: 'refused', why: 'over' };
    if (wroteEnough((await store.messagesOf(lead.id)).length)) return { kind: 'refused', why: 'enough' };
    const change = messageChange(record, text, sending, clock());
    if (!(await store.apply(lead.id, change))) return { kind: 'unknown' };
    tell(record, change);
    return seenAgain(token);
  }

  /** Finds the enquiry, changes it if there is something to change, and shows what then is stored. */
  const act = (token: string, decide: (record: Enquiry, now: number) => Change | null): Promise<StatusResult> =>
    orAway<StatusResult>(async () => {
      const record = await opened(token);
      if (!record) return { kind: 'unknown' };
      const change = decide(record, clock());
      if (!change) return { kind: 'found', view: await shown(record) };
      await store.apply(record.lead.id, change);
      tell(record, change);
      return seenAgain(token);
    });

  return {
    status: (token) => act(token, () => null),
    callTimes: (token) =>
      orAway(async () => {
        const record = await opened(token);
        if (!record) return { kind: 'unknown' } as const;
        return { kind: 'found', view: await shown(record), days: await daysFor(clock(), record) } as const;
      }),
    chooseCall: (token, choice) =>
      orAway<CallResult>(async () => {
        const record = await opened(token);
        return record ? choose(record, choice, token) : { kind: 'unknown' };
      }),
    cancelCall: (token) =>
      orAway<StatusResult>(async () => {
        const record = await opened(token);
        if (!record) return { kind: 'unknown' };
        const result = await choose(record, null, token);
        // Nobody is to call any more: then there is nothing to cancel either.
        return result.kind === 'refused' ? { kind: 'found', view: await shown(record) } : result;
      }),
    write: (token, text, sending) =>
      orAway<MessageResult>(async () => {
        const record = await opened(token);
        return record ? keepMessage(record, text, sending, token) : { kind: 'unknown' };
      }),
    withdrawMarketing: (token) =>
      act(token, (record, now) => {
        const consents = withdrawals(record, ['marketing'], now);
        if (consents.length === 0) return null;
        const { id } = record.lead;
        return {
          consents,
          events: [event(id, 'marketing_withdrawn', 'visitor', now)],
          notifications: notificationsOn('marketingWithdrawn', id, now),
        };
      }),
    withdrawEnquiry: (token) =>
      act(token, (record, now) => (record.lead.withdrawn_at === null ? withdrawal(record, now) : null)),
    requestErasure: (token) =>
      act(token, (record, now) => {
        const { id, erasure_requested_at, withdrawn_at } = record.lead;
        if (erasure_requested_at !== null) return null;
        return {
          ...withdrawal(record, now),
          set: { withdrawn_at: withdrawn_at ?? now, erasure_requested_at: now },
          events: [event(id, 'erasure_requested', 'visitor', now)],
          notifications: notificationsOn('erasureRequested', id, now),
          cancel: kindsCancelledBy('erasureRequested'),
        };
      }),
  };
}

function withdrawal(record: Enquiry, now: number): Change {
  const { id } = record.lead;
  return {
    set: { withdrawn_at: now },
    consents: withdrawals(record, ['contact', 'marketing', 'shareConversation'], now),
    events: [event(id, 'withdrawn', 'visitor', now)],
    notifications: notificationsOn('withdrawn', id, now),
    cancel: kindsCancelledBy('withdrawn'),
  };
}

function withdrawals(record: Enquiry, purposes: string[], now: number) {
  const taken = new Set(record.consents.filter(({ action }) => action === 'withdrawn').map(({ purpose }) => purpose));
  return record.consents
    .filter(({ action, purpose }) => action === 'given' && purposes.includes(purpose) && !taken.has(purpose))
    .map((given) => ({ ...given, action: 'withdrawn' as const, at: now }));
}
