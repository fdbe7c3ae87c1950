// The worker that empties the outbox. Delivery is at least once: a mail whose receipt was lost goes out again under
// the same id, which is what its receiver can recognise it by.
import type { Enquiry, OutboxKind, OutboxRow } from '../db/tables.ts';
import type { Log } from '../log.ts';
import type { Claimed, Outcome, OutboxStore } from './outbox-store.ts';
import { isRationed, reasonNotTo, stateBefore } from './policy.ts';
import { createPost, type Post, type PostTimings } from './post.ts';
import { createRation } from './ration.ts';

export interface Channel {
  kinds: readonly OutboxKind[];
  deliver(row: OutboxRow, record: Enquiry, signal: AbortSignal): Promise<void>;
  close?(): void;
}

export interface OutboxOptions extends PostTimings {
  store: { readonly outboxes: readonly OutboxStore[] };
  channels: readonly Channel[];
  log: Log;
  /** Mails to visitors an hour, all together. */
  acksPerHour?: number;
}

export type Outbox = Pick<Post, 'start' | 'wake' | 'stop'>;

const aMoment = 60_000;

export function createOutbox(options: OutboxOptions): Outbox {
  const { store, channels, log, clock = Date.now, acksPerHour = 100 } = options;
  const ration = createRation({ outboxes: store.outboxes, perHour: acksPerHour, clock });
  const channelOf = new Map(channels.flatMap((channel) => channel.kinds.map((kind) => [kind, channel] as const)));
  const kinds = [...channelOf.keys()];
  const post = createPost(
    store.outboxes.map(
      (outbox) => async (now, lease, most) =>
        (await outbox.claim(kinds, now, lease, most)).map((one) => deliver(outbox, one)),
    ),
    log,
    options,
  );

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
    const outcome = await attempt(row, record);
    try {
      await settle(outbox, { row, record }, outcome);
    } finally {
      ration.done(record.lead, outcome.state === 'sent' || ('cutOff' in outcome && outcome.cutOff === true));
    }
  }

  async function settle(outbox: OutboxStore, { row, record }: Claimed, outcome: Outcome): Promise<void> {
    const fields = { reference: record.lead.reference, kind: row.kind, attempt: row.attempts, state: outcome.state };
    if (outcome.state === 'dead') log.error('outbox.dead', { ...fields, error: outcome.error });
    else if (outcome.state === 'pending') log.warn('outbox.failed', { ...fields, error: outcome.error });
    else log.info('outbox.done', fields);
    if (!(await outbox.settle(row, outcome))) log.warn('outbox.lease_lost', fields);
  }

  const attempt = (row: OutboxRow, record: Enquiry) =>
    post.attempt(row.attempts, (signal) => channelOf.get(row.kind)?.deliver(row, record, signal));

  return {
    start() {
      if (channels.length > 0) return post.start();
      log.warn('outbox.waiting', { reason: 'neither SMTP_URL nor WEBHOOK_URL is set: notifications wait' });
    },
    wake: post.wake,
    async stop() {
      await post.stop();
      for (const channel of channels) channel.close?.();
    },
  };
}
