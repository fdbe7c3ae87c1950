import assert from 'node:assert/strict';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { sqliteEngine } from '../db/engine.ts';
import { createLog } from '../log.ts';
import { underCeiling } from './ceiling.ts';
import { NoRoom, watchDisk } from './disk-space.ts';
import { sampleRecord } from '../../tests/leads/sample-record.ts';
import { createSqlStore } from './store.ts';

const mb = 1024 * 1024;
const file = () => join(mkdtempSync(join(tmpdir(), 'pinkstone-room-')), 'leads.sqlite');

test('below the floor no enquiry is taken, the health says so, nothing is half-written; with room it goes on', async () => {
  let now = 0;
  let free = 100;
  const look = (async () => ({ bavail: free, blocks: 10_000, bsize: mb })) as never;
  const disk = watchDisk('anywhere', () => now, look);
  const store = createSqlStore(sqliteEngine(file(), createLog('silent')), disk);
  await store.insert(sampleRecord());
  now += 2000;
  free = 63;
  await assert.rejects(store.insert(sampleRecord()), (error) => error instanceof NoRoom && error.code === 'disk');
  const { ok, disk: told } = await store.probe();
  assert.deepEqual({ ok, told }, { ok: false, told: 'low' });
  assert.equal((await store.page({ limit: 10 })).length, 1);
  now += 2000;
  free = 65;
  await store.insert(sampleRecord());
  assert.equal((await store.probe()).ok, true);
  await store.close();
});

test('of a small disk a twentieth is enough; one that cannot be read stops nobody', async () => {
  const small = watchDisk('x', Date.now, (async () => ({ bavail: 1, blocks: 4, bsize: mb })) as never);
  assert.deepEqual(await small.read(), { free: mb, low: false });
  const unread = watchDisk('/no/such/folder');
  assert.equal(await unread.read(), null);
});

test('more than the ceiling from everybody together is turned away, and passes', async () => {
  let now = 0;
  const plain = createSqlStore(sqliteEngine(file(), createLog('silent')));
  const store = underCeiling(plain, 60, () => now);
  for (let i = 0; i < 60; i += 1) await store.insert(sampleRecord());
  await assert.rejects(store.insert(sampleRecord()), (error) => error instanceof NoRoom && error.code === 'ceiling');
  now += 60_000;
  await store.insert(sampleRecord());
  assert.equal((await store.page({ limit: 100 })).length, 61);
  await store.close();
});
