// Between two SQLite files: what the drain relies on is the same in PostgreSQL (tests/leads/postgres.test.ts).
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { type Engine, sqliteEngine } from '../db/engine.ts';
import type { OutboxKind } from '../db/tables.ts';
import { createLog } from '../log.ts';
import { createOutboxStore } from '../notifications/outbox-store.ts';
import { insertNew, loadRecords } from './rows.ts';
import { sampleRecord } from '../../tests/leads/sample-record.ts';
import { createSpoolDrain } from './spool-drain.ts';
import { copyTo, countSpooled, forget, takeBatch } from './spool.ts';

const kinds: OutboxKind[] = ['staff_email', 'visitor_ack', 'webhook'];
const start = 1_800_000_000_000;

function scene(t: TestContext) {
  const lines: string[] = [];
  const log = createLog('info', (line) => lines.push(line));
  const folder = mkdtempSync(join(tmpdir(), 'pinkstone-drain-'));
  const [spool, main] = ['spool', 'main'].map((name) => sqliteEngine(join(folder, `${name}.sqlite`), log)) as [
    Engine,
    Engine,
  ];
  t.after(() => Promise.all([spool.close(), main.close()]));
  const put = (engine: Engine, records: ReturnType<typeof sampleRecord>[]) =>
    engine.use((db) => db.transaction().execute((trx) => insertNew(trx, records)));
  const records = (engine: Engine, ids: string[]) => engine.use((db) => loadRecords(db, ids));
  const refusals = () => lines.filter((line) => line.includes('spool.refused')).length;
  return { log, spool, main, put, records, refusals };
}

// One refused row gave all leases of its batch back while the others were copied: up to 100 enquiries could be mailed
// from the spool and from the database. And the refusal was logged twice a second.
test('an enquiry the database refuses holds up nobody, lets nobody be told twice, and is logged once', async (t) => {
  const { log, spool, main, put, records, refusals } = scene(t);
  const spooled = Array.from({ length: 5 }, (_, i) => sampleRecord(start + i));
  const [bad, ...good] = spooled;
  assert.ok(bad);
  await put(spool, spooled);
  const taken = sampleRecord(start);
  taken.lead.reference = bad.lead.reference;
  await put(main, [taken]);

  let now = start + 10;
  const whileMoving: string[] = [];
  const watched: Engine = {
    ...main,
    async use(work) {
      const claimed = await createOutboxStore(spool).claim(kinds, now, 1000, 100);
      whileMoving.push(...claimed.map(({ row }) => row.lead_id));
      return main.use(work);
    },
  };
  const failed: unknown[] = [];
  const drain = createSpoolDrain({
    main: watched,
    spool,
    log,
    clock: () => now,
    stopped: () => false,
    onFailure: (error) => failed.push(error),
  });
  assert.equal(await drain(), 1);
  assert.deepEqual(failed, []);
  const goodIds = good.map(({ lead }) => lead.id);
  assert.deepEqual(
    whileMoving.filter((id) => goodIds.includes(id)),
    [],
    'nothing is delivered from the spool while its copy is made',
  );
  const moved = await records(main, goodIds);
  assert.deepEqual(
    moved.map(({ outbox }) => outbox.map(({ locked_until }) => locked_until)),
    good.map(({ outbox }) => outbox.map(() => 0)),
    'all are there, free to be delivered',
  );
  assert.equal(refusals(), 1);

  now += 2000;
  assert.equal((await createOutboxStore(spool).claim(kinds, now, 1, 100)).length, 3, 'staff hear of it from the spool');
  now += 2000;
  for (let i = 0; i < 3; i += 1) await drain();
  now += 61_000;
  await drain();
  assert.equal(refusals(), 1);
  await main.use((db) => db.deleteFrom('leads').where('id', '=', taken.lead.id).execute());
  now += 61_000;
  assert.equal(await drain(), 0, 'once the cause is gone, it moves');
  assert.equal((await records(main, [bad.lead.id])).length, 1);
});

test('other words sent under a known id while the database was away are kept beside the first', async (t) => {
  const { spool, main, put, records } = scene(t);
  const submissionId = randomUUID();
  const first = sampleRecord(start, { submissionId });
  const again = sampleRecord(start + 1, { submissionId, phone: '0141 000 0043' });
  await put(main, [first]);
  await put(spool, [again]);
  const batch = await takeBatch(spool, start + 2, 10);
  await copyTo(main, batch);
  await copyTo(main, batch);
  const [stored] = await records(main, [first.lead.id]);
  assert.equal(stored?.lead.phone, '0141 000 0042');
  assert.equal(stored?.lead.status_token, first.lead.status_token);
  const corrections = stored?.events.filter(({ type }) => type === 'sent_again_differently') ?? [];
  assert.equal(corrections.length, 1);
  assert.match(corrections[0]?.detail ?? '', /0141 000 0043/);
});

test('a correction that comes while its enquiry is moved is moved as well', async (t) => {
  const { spool, main, put, records } = scene(t);
  const submissionId = randomUUID();
  const first = sampleRecord(start, { submissionId });
  await put(spool, [first]);
  const batch = await takeBatch(spool, start + 1, 10);
  await put(spool, [sampleRecord(start + 2, { submissionId, name: 'Asha Verma' })]);
  await copyTo(main, batch);
  await forget(spool, batch);
  assert.equal(await countSpooled(spool), 1, 'not forgotten: it changed');
  await copyTo(main, await takeBatch(spool, start + 3, 10));
  const [stored] = await records(main, [first.lead.id]);
  assert.deepEqual(stored?.events.map(({ type }) => type).toSorted(), ['received', 'sent_again_differently']);
});
