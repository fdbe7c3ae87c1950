// The one way in for enquiries: pages, JSON and chat all come through here.
import { type LeadErrors, type LeadInput, readLead } from '../../domain/lead/schema.ts';
import type { Actor, DeskLead } from '../db/tables.ts';
import { failure, type Log } from '../log.ts';
import { kindsCancelledBy } from '../notifications/policy.ts';
import { receiptOf } from './identity.ts';
import { buildRecord, event, type Given, notificationsOn } from './record.ts';
import type { Change } from './rows.ts';
import { type Calls, createStatusService, type StatusService } from './status-service.ts';
import type { LeadStore } from './store.ts';

export type SubmitResult =
  | { kind: 'stored'; reference: string; callBy: number; statusToken: string | null; repeated: boolean }
  | { kind: 'invalid'; errors: LeadErrors }
  | { kind: 'unavailable' };

export interface LeadService extends StatusService {
  submit(input: unknown): Promise<SubmitResult>;
  /** For who gets no status link: proves that the reference was given by us, and opens nothing. */
  receiptOf(reference: string): string;
}

interface Options extends Omit<Given, 'promise'> {
  /** Asked for each enquiry: owners may change it. */
  promise: () => number;
  store: LeadStore;
  log: Log;
  calls?: Calls;
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
  calls,
  clock = Date.now,
  onStored,
}: Options): LeadService {
  async function submit(input: unknown): Promise<SubmitResult> {
    const reading = readLead(input);
    if (!reading.ok) return { kind: 'invalid', errors: reading.errors };
    return keep(reading.lead);
  }

  async function keep(lead: LeadInput): Promise<SubmitResult> {
    const record = buildRecord(lead, clock(), { noticeVersion, promise: promise(), loans, key });
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

  return {
    submit,
    receiptOf: (reference) => receiptOf(reference, key),
    ...createStatusService({ store, log, clock, calls, onChanged: onStored }),
  };
}

/** Everything that says who it was goes; reference, times and consents stay as proof that it was done. */
/** `by` is whoever of the firm is named at the command line. */
export function erasure(leadId: string, actor: Actor, reason: 'asked' | 'retention', now: number, by?: string): Change {
  return {
    set: { erased_at: now },
    wipe: true,
    events: [event(leadId, 'erased', actor, now, { reason, ...(by && { by }) })],
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
