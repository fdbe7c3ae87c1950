// The worker that empties the outbox. Delivery is at least once: a mail whose receipt was lost goes out again under
// the same id, which is what its receiver can recognise it by.
import type { Enquiry, OutboxKind, OutboxRow } from '../db/tables.ts';
import { failure, type Log } from '../log.ts';
import { type Backoff, nextTry, patientBackoff } from './backoff.ts';
import type { Claimed, Outcome, OutboxStore } from './outbox-store.ts';
import { isRationed, reasonNotTo, stateBefore } from './policy.ts';
import { createRation } from './ration.ts';

/** A failure the receiver calls final. Its message must name no visitor: it is stored and shown to staff. */
export class Refused extends Error {}

export interface Channel {
  kinds: readonly OutboxKind[];
  deliver(row: OutboxRow, record: Enquiry, signal: AbortSignal): Promise<void>;
  close?(): void;
}

export interface OutboxOptions {
  store: { readonly outboxes: readonly OutboxStore[] };
  channels: readonly Channel[];
  log: Log;
  clock?: () => number;
  backoff?: Backoff;
  /** Mails to visitors an hour, all together. */
  acksPerHour?: number;
  /** One delivery may take this long; the lease lasts three times as long, so a slow one is never sent twice at once. */
  timeout?: number;
  pollEvery?: number;
}

export interface Outbox {
  start(): void;
  /** Look now rather than at the next poll. */
  wake(): void;
  stop(): Promise<void>;
}

const atOnce = 5;
const grace = 5_000;
const aMoment = 60_000;

export function createOutbox(options: OutboxOptions): Outbox {
  const { store, channels, log, clock = Date.now, backoff = patientBackoff } = options;
  const { timeout = 20_000, pollEvery = 2_000, acksPerHour = 100 } = options;
  const ration = createRation({ outboxes: store.outboxes, perHour: acksPerHour, clock });
  const channelOf = new Map(channels.flatMap((channel) => channel.kinds.map((kind) => [kind, channel] as const)));
  const hurry = new AbortController();
  let stopped = false;
  let timer: NodeJS.Timeout | null = null;
  let round: Promise<void> | null = null;
  let again = false;

  async function deliver(outbox: OutboxStore, { row, record }: Claimed): Promise<void> {
    const reason = reasonNotTo(row.kind, record.lead, clock());
    if (reason !== null) return settle(outbox, { row, record }, { state: 'cancelled', reason });
    const earlier = stateBefore(row.kind, record.outbox);
    if (earlier === 'pending') {
      const error = 'the one before it is on its way';
      return settle(outbox, { row, record }, { state: 'pending', error, due: clock() + aMoment });
    }
    if (earlier !== 'sent')
      return settle(outbox, { row, record }, { state: 'cancelled', reason: 'the one before it did not go' });
    if (!isRationed(row.kind)) return settle(outbox, { row, record }, await attempt(row, record));
    const refusal = await ration.ask(record.lead);
    if (refusal) return settle(outbox, { row, record }, refusal);
    try {
      await settle(outbox, { row, record }, await attempt(row, record));
    } finally {
      ration.done(record.lead);
    }
  }

  async function settle(outbox: OutboxStore, { row, record }: Claimed, outcome: Outcome): Promise<void> {
    const fields = { reference: record.lead.reference, kind: row.kind, attempt: row.attempts, state: outcome.state };
    if (outcome.state === 'dead') log.error('outbox.dead', { ...fields, error: outcome.error });
    else if (outcome.state === 'pending') log.warn('outbox.failed', { ...fields, error: outcome.error });
    else log.info('outbox.done', fields);
    if (!(await outbox.settle(row, outcome))) log.warn('outbox.lease_lost', fields);
  }

  async function attempt(row: OutboxRow, record: Enquiry): Promise<Outcome> {
    try {
      const signal = AbortSignal.any([AbortSignal.timeout(timeout), hurry.signal]);
      const channel = channelOf.get(row.kind);
      await Promise.race([channel?.deliver(row, record, signal), aborted(signal)]);
      return { state: 'sent', at: clock() };
    } catch (error) {
      const limit = error instanceof Refused ? backoff.refusals : backoff.attempts;
      const due = clock() + nextTry(row.attempts, backoff);
      return { state: row.attempts >= limit ? 'dead' : 'pending', error: summary(error), due };
    }
  }

  async function empty(outbox: OutboxStore): Promise<void> {
    const kinds = [...channelOf.keys()];
    for (;;) {
      const claimed = await outbox.claim(kinds, clock(), timeout * 3, atOnce);
      await Promise.all(claimed.map((one) => deliver(outbox, one)));
      if (claimed.length < atOnce || stopped) return;
    }
  }

  async function run(): Promise<void> {
    do {
      again = false;
      // Each on its own: PostgreSQL being away does not hold up what waits in the spool.
      await Promise.all(
        store.outboxes.map((outbox) => empty(outbox).catch((error) => log.debug('outbox.unreachable', failure(error)))),
      );
    } while (again && !stopped);
  }

  function wake(): void {
    if (timer === null || stopped) return;
    again = true;
    round ??= run().finally(() => {
      round = null;
    });
  }

  return {
    start() {
      if (channels.length === 0) {
        log.warn('outbox.waiting', { reason: 'neither SMTP_URL nor WEBHOOK_URL is set: notifications wait' });
        return;
      }
      timer = setInterval(wake, pollEvery);
      wake();
    },
    wake,
    async stop() {
      if (timer) clearInterval(timer);
      stopped = true;
      // What is on its way may arrive; cut off, it would have to be sent twice.
      const patience = setTimeout(() => hurry.abort(), grace);
      await round;
      clearTimeout(patience);
      for (const channel of channels) channel.close?.();
    },
  };
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

/** The kind and code of a failure: a mail server's own words can quote the visitor's address. */
function summary(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if (error instanceof Refused) return error.message;
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return [error.name, code, responseCode].filter((part) => part !== undefined && part !== '').join(' ');
}
