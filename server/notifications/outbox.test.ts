import assert from 'node:assert/strict';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { sqliteEngine } from '../db/engine.ts';
import type { OutboxKind } from '../db/tables.ts';
import { sampleRecord } from '../../tests/leads/sample-record.ts';
import { handling } from '../leads/service.ts';
import { createSqlStore } from '../leads/store.ts';
import { createLog } from '../log.ts';
import { nextTry, patientBackoff } from './backoff.ts';
import { type Channel, createOutbox } from './outbox.ts';
import { Refused } from './post.ts';

const hour = 3_600_000;

async function scene() {
  const log = createLog('silent');
  const store = createSqlStore(
    sqliteEngine(join(mkdtempSync(join(tmpdir(), 'pinkstone-outbox-')), 'leads.sqlite'), log),
  );
  const start = Date.now();
  const record = sampleRecord(start);
  await store.insert(record);
  const [outbox] = store.outboxes;
  assert.ok(outbox);
  return { log, store, outbox, record, start };
}

test('a claim is a lease: nobody else gets it, and who comes back late cannot overwrite', async () => {
  const { store, outbox, start } = await scene();
  const [late] = await outbox.claim(['webhook'], start, 1000, 10);
  assert.equal((await outbox.claim(['webhook'], start + 500, 1000, 10)).length, 0);
  const [taken] = await outbox.claim(['webhook'], start + 1000, 1000, 10);
  assert.ok(late && taken);
  assert.equal(taken.row.id, late.row.id, 'the same id for the receiver');
  assert.equal(await outbox.settle(late.row, { state: 'pending', error: 'late', due: 0 }), false);
  assert.equal(await outbox.settle(taken.row, { state: 'sent', at: start }), true);
  await store.close();
});

test('the reminder comes before the promise runs out, unless staff have called', async () => {
  for (const handled of [false, true]) {
    const { log, store, record, start } = await scene();
    let now = start;
    const delivered: OutboxKind[] = [];
    const channel: Channel = {
      kinds: ['sla_reminder'],
      deliver: async (row) => {
        delivered.push(row.kind);
      },
    };
    const worker = createOutbox({ store, log, channels: [channel], clock: () => now, pollEvery: 5 });
    worker.start();
    now = start + 19 * hour;
    await new Promise((resolve) => setTimeout(resolve, 30));
    assert.deepEqual(delivered, []);
    if (handled) await store.apply(record.lead.id, handling(record.lead, now, 'asha'));
    now = start + 21 * hour;
    await new Promise((resolve) => setTimeout(resolve, 60));
    await worker.stop();
    assert.deepEqual(delivered, handled ? [] : ['sla_reminder']);
    await store.close();
  }
});

test('what is refused again and again becomes a dead mail, and can be revived', async () => {
  const { log, store, outbox, start } = await scene();
  const channel: Channel = {
    kinds: ['visitor_ack'],
    deliver: () => Promise.reject(new Refused('no such mailbox')),
  };
  const backoff = { base: 1, cap: 1, attempts: 50, refusals: 3 };
  const worker = createOutbox({ store, log, channels: [channel], backoff, pollEvery: 2 });
  worker.start();
  while ((await outbox.list('dead', 10)).length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  await worker.stop();
  const [dead] = await outbox.list('dead', 10);
  assert.equal(dead?.attempts, 3);
  assert.equal(dead?.last_error, 'no such mailbox');
  assert.equal(await outbox.revive(start), 1);
  assert.equal((await outbox.list('dead', 10)).length, 0);
  await store.close();
});

test('waits double, stay under the cap, and differ', () => {
  assert.equal(
    nextTry(1, patientBackoff, () => 1),
    5000,
  );
  assert.equal(
    nextTry(2, patientBackoff, () => 0),
    5000,
  );
  assert.equal(
    nextTry(50, patientBackoff, () => 1),
    hour,
  );
});

// Told in time or not: two enquiries of one person are one mail a day, also while the store is too busy to write it down.
test('a mail whose sending could not be written down is not followed by a twin’s', async () => {
  const { log, store, outbox, start } = await scene();
  await store.insert(sampleRecord(start));
  const delivered: string[] = [];
  const channel: Channel = { kinds: ['visitor_ack'], deliver: async ({ lead_id }) => void delivered.push(lead_id) };
  const outcomes: string[] = [];
  const busy: typeof outbox = {
    ...outbox,
    async settle(row, outcome) {
      outcomes.push(outcome.state);
      if (outcome.state === 'sent' && delivered.length === 1) throw new Error('statement timeout');
      return outbox.settle(row, outcome);
    },
  };
  let now = start;
  const timings = { clock: () => now, timeout: 30_000, pollEvery: 2 };
  const worker = createOutbox({ store: { outboxes: [busy] }, log, channels: [channel], ...timings });
  worker.start();
  const told = async (count: number) => {
    while (outcomes.length < count) await new Promise((resolve) => setTimeout(resolve, 5));
  };
  await told(2);
  // The moment for which the twin was put off is over; then the lease that nobody gave back.
  now += 61_000;
  await told(3);
  now += 61_000;
  await told(4);
  await worker.stop();
  assert.deepEqual(outcomes.toSpliced(0, 2), ['cancelled', 'sent']);
  assert.equal(new Set(delivered).size, 1);
  await store.close();
});
