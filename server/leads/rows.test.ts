import assert from 'node:assert/strict';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { readLead } from '../../domain/lead/schema.ts';
import { openSqlite } from '../db/sqlite.ts';
import { referenceOf } from './identity.ts';
import { buildRecord } from './record.ts';
import { insertNew, loadRecords } from './rows.ts';

function record() {
  const reading = readLead({ kind: 'callback', name: 'Asha', email: 'asha@visitor.example', phone: '0141 000 0042' });
  assert.ok(reading.ok);
  return buildRecord(reading.lead, Date.now(), 'test');
}

test('two enquiries that would share a reference get two', async () => {
  const db = await openSqlite(join(mkdtempSync(join(tmpdir(), 'pinkstone-rows-')), 'leads.sqlite'));
  const [first, second] = [record(), record()];
  second.lead.reference = first.lead.reference;
  const insert = (one: ReturnType<typeof record>) => db.transaction().execute((trx) => insertNew(trx, [one]));
  assert.deepEqual(await insert(first), [{ reference: first.lead.reference, repeated: false }]);
  assert.deepEqual(await insert(second), [{ reference: referenceOf(second.lead.id, 1), repeated: false }]);
  const [stored] = await loadRecords(db, [second.lead.id]);
  assert.equal(stored?.outbox.length, 4, 'with its notifications');
  await db.destroy();
});
