// The one way in for enquiries: pages, JSON and chat all come through here.
import { type LeadErrors, type LeadInput, readLead } from '../../domain/lead/schema.ts';
import type { Actor, DeskLead, Enquiry } from '../db/tables.ts';
import { failure, type Log } from '../log.ts';
import { kindsCancelledBy } from '../notifications/policy.ts';
import { receiptOf } from './identity.ts';
import { buildRecord, event, type Given, notificationsOn } from './record.ts';
import type { Change } from './rows.ts';
import type { LeadStore } from './store.ts';
import { hasExpired, type StatusView, statusView } from './status-view.ts';

export type SubmitResult =
  | { kind: 'stored'; reference: string; callBy: number; statusToken: string | null; repeated: boolean }
  | { kind: 'invalid'; errors: LeadErrors }
  | { kind: 'unavailable' };

type StatusResult = { kind: 'found'; view: StatusView } | { kind: 'unknown' } | { kind: 'unavailable' };

export interface LeadService {
  submit(input: unknown): Promise<SubmitResult>;
  /** For who gets no status link: proves that the reference was given by us, and opens nothing. */
  receiptOf(reference: string): string;
  status(token: string): Promise<StatusResult>;
  withdrawMarketing(token: string): Promise<StatusResult>;
  withdrawEnquiry(token: string): Promise<StatusResult>;
  requestErasure(token: string): Promise<StatusResult>;
}

interface Options extends Given {
  store: LeadStore;
  log: Log;
  clock?: () => number;
  /** Called after an enquiry is stored, so that staff hear of it at once; with its reference if it was there before. */
  onStored?: (changed: string | null) => void;
}

export function createLeadService({
  store,
  log,
  noticeVersion,
  promise,
  key,
  loans,
  clock = Date.now,
  onStored,
}: Options): LeadService {
  async function submit(input: unknown): Promise<SubmitResult> {
    const reading = readLead(input);
    if (!reading.ok) return { kind: 'invalid', errors: reading.errors };
    return keep(reading.lead);
  }

  async function keep(lead: LeadInput): Promise<SubmitResult> {
    const record = buildRecord(lead, clock(), { noticeVersion, promise, loans, key });
    try {
      const { reference, dueAt, repeated, statusToken, kept } = await store.insert(record);
      if (!kept) return { kind: 'invalid', errors: { submissionId: 'used' } };
      log.info('enquiry.stored', { reference, kind: lead.kind, repeated, spam: record.lead.spam !== '[]' });
      if (!repeated) onStored?.(null);
      return { kind: 'stored', reference, callBy: dueAt, statusToken, repeated };
    } catch (error) {
      log.error('enquiry.not_stored', { kind: lead.kind, ...failure(error) });
      return { kind: 'unavailable' };
    }
  }

  /** Finds the enquiry, changes it if there is something to change, and shows what then is stored. */
  async function act(token: string, decide: (record: Enquiry, now: number) => Change | null): Promise<StatusResult> {
    try {
      const record = await store.byToken(token);
      if (!record || hasExpired(record, clock())) return { kind: 'unknown' };
      const change = decide(record, clock());
      if (!change) return { kind: 'found', view: statusView(record) };
      await store.apply(record.lead.id, change);
      log.info('enquiry.changed', { reference: record.lead.reference, type: change.events[0]?.type });
      onStored?.(record.lead.reference);
      const after = await store.byToken(token);
      return after ? { kind: 'found', view: statusView(after) } : { kind: 'unknown' };
    } catch (error) {
      log.error('enquiry.status_unavailable', failure(error));
      return { kind: 'unavailable' };
    }
  }

  return {
    submit,
    receiptOf: (reference) => receiptOf(reference, key),
    status: (token) => act(token, () => null),
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

/** Everything that says who it was goes; reference, times and consents stay as proof that it was done. */
export function erasure(leadId: string, actor: Actor, reason: 'asked' | 'retention', now: number): Change {
  return {
    set: { erased_at: now },
    wipe: true,
    events: [event(leadId, 'erased', actor, now, { reason })],
    notifications: notificationsOn('erased', leadId, now),
    cancel: kindsCancelledBy('erased'),
  };
}

type Told = Pick<DeskLead, 'id'> & Partial<Pick<DeskLead, 'state'>>;
/** The first contact, told at the command line by whoever is named. */
export function handling({ id, state = 'new' }: Told, now: number, by: string): Change {
  return {
    set: { handled_at: now, ...(state === 'new' && { state: 'contacted', reached: 1 }) },
    events: [event(id, 'handled', 'staff', now, { by })],
    cancel: kindsCancelledBy('handled'),
  };
}
