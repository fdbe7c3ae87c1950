import assert from 'node:assert/strict';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { openSqlite } from '../db/sqlite.ts';
import { referenceOf } from './identity.ts';
import { insertNew, loadRecords } from './rows.ts';
import { sampleRecord } from '../../tests/leads/sample-record.ts';

test('two enquiries that would share a reference get two', async () => {
  const db = await openSqlite(join(mkdtempSync(join(tmpdir(), 'pinkstone-rows-')), 'leads.sqlite'));
  const [first, second] = [sampleRecord(), sampleRecord()];
  second.lead.reference = first.lead.reference;
  const insert = (one: ReturnType<typeof sampleRecord>) => db.transaction().execute((trx) => insertNew(trx, [one]));
  const references = async (one: ReturnType<typeof sampleRecord>) =>
    (await insert(one)).map(({ reference }) => reference);
  assert.deepEqual(await references(first), [first.lead.reference]);
  assert.deepEqual(await references(second), [referenceOf(second.lead.id, 1)]);
  const [stored] = await loadRecords(db, [second.lead.id]);
  assert.equal(stored?.outbox.length, 4, 'with its notifications');
  await db.destroy();
});
