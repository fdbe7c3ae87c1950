// What is counted, under names that stay: dashboards and alerts are built on them (docs/deploy.md, deploy/).
// No label ever holds a path, an address or a visitor's word: each has a short, closed list of values.
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { LeadKind } from '../../domain/lead/fields.ts';
import type { Language } from '../chat/language.ts';
import type { Disk } from '../leads/disk-space.ts';
import type { Health } from '../leads/store.ts';
import type { OutboxTally } from '../notifications/outbox-store.ts';

export type RouteKind = 'asset' | 'page' | 'api/leads' | 'api/chat' | 'health' | 'other';
export type ChannelName = 'mail' | 'webhook' | 'push';
export type SubmissionResult = 'stored' | 'repeated' | 'refused' | 'unavailable';

export interface Metrics {
  requested(route: RouteKind, status: number, seconds: number): void;
  /** An enquiry of no known kind is always a refused one. */
  submitted(kind: LeadKind | 'unknown', result: SubmissionResult): void;
  /** Not even tried, and why. */
  turnedAway(reason: 'disk' | 'ceiling'): void;
  suspectedSpam(): void;
  /** `kind` is the assistant's own word for what it answered with, from a closed list. */
  answered(kind: string, language: Language): void;
  /** The assistant had to say that it does not know. */
  gap(): void;
  /** Read when somebody asks for the metrics, not before. */
  watchOutbox(read: () => Promise<OutboxTally>): void;
  watchStore(read: () => Promise<Health>): void;
  watchDisk(disk: Disk): void;
  /** Epoch milliseconds; rejects when there was none. */
  watchBackup(read: () => Promise<number>): void;
  /** What waits at the desk, and how many listen to it. */
  watchDesk(read: () => Promise<{ waiting: number; overdue: number; live: number }>): void;
  /** From an enquiry to the first contact. */
  firstCall(seconds: number): void;
  channel(name: ChannelName, isSet: boolean): void;
  delivered(channel: ChannelName, result: 'sent' | 'failed'): void;
  text(): Promise<string>;
  readonly contentType: string;
}

const seconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const refused = new Set([400, 403, 413, 414, 429, 431, 503]);

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });

  const requests = new Counter({
    name: 'pinkstone_http_requests_total',
    help: 'Requests answered, by kind of route and class of status.',
    labelNames: ['route', 'status'] as const,
    registers,
  });
  const latency = new Histogram({
    name: 'pinkstone_http_request_seconds',
    help: 'Time until the answer was ready to be sent.',
    labelNames: ['route', 'status'] as const,
    buckets: seconds,
    registers,
  });
  const refusals = new Counter({
    name: 'pinkstone_http_refusals_total',
    help: 'Requests refused: 403 another site’s, 400, 413, 414 and 431 too large, 429 too many, 503 no room or no store.',
    labelNames: ['status'] as const,
    registers,
  });
  // A burst is seen against what was there before: the first of them must not find nothing.
  for (const status of refused) refusals.inc({ status }, 0);
  const enquiries = new Counter({
    name: 'pinkstone_enquiries_total',
    help: 'Enquiries by kind and result: stored, repeated (sent again), refused (a field was wrong), unavailable.',
    labelNames: ['kind', 'result'] as const,
    registers,
  });
  const turnedAway = new Counter({
    name: 'pinkstone_enquiries_turned_away_total',
    help: 'Enquiries not even tried: too little disk space, or more in an hour than ENQUIRIES_PER_HOUR.',
    labelNames: ['reason'] as const,
    registers,
  });
  // Present from the start: a rate needs a first value to rise from.
  for (const reason of ['disk', 'ceiling']) turnedAway.inc({ reason }, 0);
  const spam = new Counter({
    name: 'pinkstone_enquiries_suspected_spam_total',
    help: 'Stored enquiries that look like a robot’s.',
    registers,
  });
  const answers = new Counter({
    name: 'pinkstone_assistant_answers_total',
    help: 'The assistant’s answers by kind and language.',
    labelNames: ['kind', 'language'] as const,
    registers,
  });
  const gaps = new Counter({
    name: 'pinkstone_assistant_gaps_total',
    help: 'Questions the assistant had no answer to.',
    registers,
  });
  const channels = new Gauge({
    name: 'pinkstone_notification_channels',
    help: '1 when this way to tell staff of an enquiry is set up.',
    labelNames: ['channel'] as const,
    registers,
  });
  const deliveries = new Counter({
    name: 'pinkstone_deliveries_total',
    help: 'Attempts to deliver a notification, by channel and result: sent, failed (it is tried again).',
    labelNames: ['channel', 'result'] as const,
    registers,
  });
  const firstCalls = new Histogram({
    name: 'pinkstone_first_call_seconds',
    help: 'Time from an enquiry to the first contact, logged at the desk.',
    buckets: [300, 900, 1800, 3600, 7200, 14_400, 28_800, 43_200, 86_400, 172_800],
    registers,
  });
  const gauge = (name: string, help: string) => new Gauge({ name: `pinkstone_${name}`, help, registers });
  const readers: (() => Promise<void>)[] = [];

  /** What cannot be read is left out: an absent figure can raise an alarm, a stale one cannot. */
  function readTogether<T>(read: () => Promise<T>, gauges: [gauge: Gauge, value: (reading: T) => number][]): void {
    readers.push(async () => {
      const reading = await read().catch(() => null);
      for (const [each, value] of gauges) {
        if (reading === null) each.remove();
        else each.set(value(reading));
      }
    });
  }

  return {
    requested(route, status, took) {
      const labels = { route, status: `${Math.floor(status / 100)}xx` };
      requests.inc(labels);
      if (refused.has(status)) refusals.inc({ status });
      latency.observe(labels, took);
    },
    submitted: (kind, result) => enquiries.inc({ kind, result }),
    turnedAway: (reason) => turnedAway.inc({ reason }),
    suspectedSpam: () => spam.inc(),
    answered: (kind, language) => answers.inc({ kind, language }),
    gap: () => gaps.inc(),
    watchOutbox: (read) =>
      readTogether(read, [
        [gauge('outbox_pending', 'Notifications that ought to go out now.'), ({ pending }) => pending],
        [gauge('outbox_dead', 'Notifications given up: npm run leads -- outbox dead.'), ({ dead }) => dead],
        [
          gauge('outbox_oldest_pending_seconds', 'How long the oldest of the pending has waited; 0 when none does.'),
          ({ oldest }) => (oldest === null ? 0 : Math.max(0, (Date.now() - oldest) / 1000)),
        ],
      ]),
    watchStore: (read) =>
      readTogether(read, [
        [gauge('store_writable', '1 when an enquiry could be stored at this moment.'), ({ ok }) => Number(ok)],
        [gauge('database_up', '1 when the main database takes writes.'), ({ database }) => Number(database === 'up')],
        [
          gauge('spool_writable', '1 when an enquiry could be kept aside, or no spool is needed.'),
          ({ spool }) => Number(spool !== 'down'),
        ],
        [gauge('spooled_enquiries', 'Enquiries kept aside until PostgreSQL is back.'), ({ spooled }) => spooled],
      ]),
    watchDisk: (disk) =>
      readTogether(
        async () => (await disk.read()) ?? Promise.reject(new Error('cannot be read')),
        [
          [gauge('disk_free_bytes', 'Free space on the disk of DATA_DIR.'), ({ free }) => free],
          [gauge('disk_low', '1 when so little is left that no enquiry is written there.'), ({ low }) => Number(low)],
        ],
      ),
    watchBackup: (read) =>
      readTogether(read, [
        [gauge('backup_timestamp_seconds', 'When the last backup was made; absent when none was.'), (at) => at / 1000],
      ]),
    watchDesk: (read) =>
      readTogether(read, [
        [gauge('desk_waiting', 'Enquiries that wait for their first call.'), ({ waiting }) => waiting],
        [gauge('desk_overdue', 'Of those, past the promise.'), ({ overdue }) => overdue],
        [
          gauge('desk_live_connections', 'Screens of the desk that hear of changes as they happen.'),
          ({ live }) => live,
        ],
      ]),
    firstCall: (seconds) => firstCalls.observe(seconds),
    channel(name, isSet) {
      channels.set({ channel: name }, Number(isSet));
      // Present from the start: a rate needs a first value to rise from.
      if (isSet) for (const result of ['sent', 'failed']) deliveries.inc({ channel: name, result }, 0);
    },
    delivered: (channel, result) => deliveries.inc({ channel, result }),
    async text() {
      await Promise.all(readers.map((read) => read()));
      return registry.metrics();
    },
    contentType: registry.contentType,
  };
}
