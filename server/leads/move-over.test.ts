import assert from 'node:assert/strict';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { sqliteEngine } from '../db/engine.ts';
import { createLog } from '../log.ts';
import { moveOver } from './move-over.ts';
import { sampleRecord } from '../../tests/leads/sample-record.ts';
import { createSqlStore } from './store.ts';

// Whoever set DATABASE_URL lost sight of every enquiry so far.
test('enquiries of the other way of keeping them move over, once, with all that belongs to them', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pinkstone-move-'));
  const [old, now] = [join(folder, 'leads.sqlite'), join(folder, 'spool.sqlite')];
  const lines: string[] = [];
  const log = createLog('info', (line) => lines.push(line));
  const before = createSqlStore(sqliteEngine(old, log));
  const records = Array.from({ length: 250 }, (_, i) => sampleRecord(1_800_000_000_000 + i));
  for (const record of records) await before.insert(record);
  await before.close();

  const engine = sqliteEngine(now, log);
  const store = createSqlStore(engine);
  await moveOver(old, engine, log);
  await moveOver(old, engine, log);
  assert.equal((await store.page({ limit: 1000 })).length, 250);
  const [first] = records;
  const found = await store.byReference(first?.lead.reference ?? '');
  assert.deepEqual([found?.outbox.length, found?.events.length, found?.consents.length], [4, 1, 1]);
  assert.equal((await store.byToken(first?.lead.status_token ?? ''))?.lead.id, first?.lead.id, 'links as well');
  assert.equal(lines.filter((line) => line.includes('"store.moved_over"') && line.includes('250')).length, 1);
  await store.close();
  const empty = createSqlStore(sqliteEngine(old, log));
  assert.deepEqual(await empty.page({ limit: 10 }), []);
  await empty.close();
});

test('a file that cannot be read is said plainly, and stops nothing', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pinkstone-move-'));
  const lines: string[] = [];
  const log = createLog('info', (line) => lines.push(line));
  writeFileSync(join(folder, 'leads.sqlite'), 'no database at all, though a file of that name');
  const engine = sqliteEngine(join(folder, 'spool.sqlite'), log);
  await moveOver(join(folder, 'leads.sqlite'), engine, log);
  await moveOver(join(folder, 'nothing.sqlite'), engine, log);
  assert.equal(lines.filter((line) => line.includes('store.left_behind')).length, 1);
  await engine.close();
});
