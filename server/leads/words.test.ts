import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { tempDir } from '../../tests/leads/harness.ts';
import { sampleRecord } from '../../tests/leads/sample-record.ts';
import { openSqlite } from '../db/sqlite.ts';
import { applyChange, insertNew } from './rows.ts';
import { erasure } from './service.ts';
import { wordsOf } from './words.ts';

test('a name is found by its sound in either script, a phone by its end, a reference by its end', () => {
  const told = { email: 'Asha.V@Mail.example', phone: '0141 000 0042', phone_e164: '+911410000042' };
  const reference = 'PS-7K3M9-QF2HW';
  assert.deepEqual(wordsOf({ ...told, name: 'Seema Chaudhary', reference }), [
    'nsima',
    'ncaudary',
    'p240000014119',
    'r7k3m9qf2hw',
    'rqf2hw',
    'eashavmailexample',
  ]);
  assert.equal(wordsOf({ ...told, name: 'सीमा', reference })[0], 'nsima');
  // Every database has to sort them alike.
  for (const word of wordsOf({ ...told, name: 'Łukasz Ñandú 李 o’Neil', reference })) assert.match(word, /^[a-z\d]+$/);
});

test('erasing an enquiry leaves none of the words it was found by', async () => {
  const db = await openSqlite(join(tempDir(), 'leads.sqlite'));
  const record = sampleRecord();
  const { id } = record.lead;
  await db.transaction().execute((trx) => insertNew(trx, [record]));
  const words = wordsOf(record.lead).map((word) => ({ word, lead_id: id }));
  await db.insertInto('lead_words').values(words).execute();
  await db.updateTable('leads').set({ taken_in_at: 1 }).execute();
  await db.transaction().execute((trx) => applyChange(trx, id, erasure(id, 'staff', 'asked', 2)));
  const left = await db.selectFrom('lead_words').select('word').execute();
  assert.deepEqual(
    left.map(({ word }) => word),
    words.map((_, at) => `x${at}`),
  );
  await db.destroy();
});
