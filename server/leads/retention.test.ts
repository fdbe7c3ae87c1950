import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { sqliteEngine } from '../db/engine.ts';
import { createLog } from '../log.ts';
import { createRetention } from './retention.ts';
import { sampleRecord } from '../../tests/leads/sample-record.ts';
import { handling } from './service.ts';
import { createSqlStore, type LeadStore } from './store.ts';

const day = 86_400_000;
const now = 1_800_000_000_000;

function openStores(t: TestContext, count: number): LeadStore[] {
  const folder = mkdtempSync(join(tmpdir(), 'pinkstone-retention-'));
  const file = join(folder, 'leads.sqlite');
  const stores = Array.from({ length: count }, () => createSqlStore(sqliteEngine(file, createLog('silent'))));
  t.after(async () => {
    await Promise.all(stores.map((store) => store.close()));
    rmSync(folder, { recursive: true });
  });
  return stores;
}

async function enquiry(store: LeadStore, age: number, handled: boolean): Promise<string> {
  const record = sampleRecord(now - age * day);
  const { reference } = await store.insert(record);
  if (handled) await store.apply(record.lead.id, handling(record.lead, now - age * day + 1, 'asha'));
  return reference;
}

const isErased = async (store: LeadStore, reference: string) =>
  (await store.byReference(reference))?.lead.erased_at !== null;

test('once a day answered enquiries past their time are erased; the log names nobody', async (t) => {
  const [store] = openStores(t, 1) as [LeadStore];
  const old = await enquiry(store, 91, true);
  const unanswered = await enquiry(store, 400, false);
  const young = await enquiry(store, 89, true);
  const lines: string[] = [];
  let clock = now;
  const log = createLog('info', (line) => lines.push(line));
  const told: number[] = [];
  const onErased = async (count: number) => void told.push(count);
  const retention = createRetention({ store, days: () => 90, log, onErased, clock: () => clock });
  await retention.look();
  assert.equal(await isErased(store, old), true);
  assert.equal(await isErased(store, unanswered), false, 'a promise to call does not lapse');
  assert.equal(await isErased(store, young), false);
  const record = await store.byReference(old);
  const [event] = record?.events.filter(({ type }) => type === 'erased') ?? [];
  assert.equal(event?.actor, 'system');
  const events = () => lines.map((line) => (JSON.parse(line) as { event: string }).event);
  assert.deepEqual(events(), ['retention.unanswered', 'retention.done']);
  assert.doesNotMatch(lines.join(), /Asha|visitor\.example|0042/);

  clock = now + day - 1;
  await retention.look();
  assert.equal(events().length, 2, 'not twice a day');
  clock = now + 2 * day;
  await retention.look();
  assert.equal(await isErased(store, young), true);
  assert.deepEqual(told, [1, 1], 'for the log of the desk');
});

test('two instances at once erase each enquiry once', async (t) => {
  const stores = openStores(t, 2);
  const [first] = stores as [LeadStore];
  const references: string[] = [];
  for (let i = 0; i < 20; i += 1) references.push(await enquiry(first, 100 + i, true));
  const log = createLog('silent');
  await Promise.all(stores.map((store) => createRetention({ store, days: () => 90, log, clock: () => now }).look()));
  for (const reference of references) {
    const record = await first.byReference(reference);
    assert.equal(record?.events.filter(({ type }) => type === 'erased').length, 1);
  }
});

test('a store that is away is asked again at the next look', async () => {
  const lines: string[] = [];
  let away = true;
  const store = {
    page: async () => {
      if (away) throw new Error('away');
      return [];
    },
    apply: async () => true,
    scrub: async () => {},
  };
  const log = createLog('info', (line) => lines.push(line));
  const retention = createRetention({ store, days: () => 90, log, clock: () => now });
  await retention.look();
  assert.match(lines[0] ?? '', /retention\.failed/);
  away = false;
  await retention.look();
  assert.match(lines[1] ?? '', /retention\.done/);
});
