// A field is added to the table, its column to the store and its words to the content; nothing else. It is then asked
// for, checked, stored, corrected, shown, exported, written to staff and erased. A new field had to be remembered in
// fourteen places, and forgotten among the columns that erasure empties, a person's data stayed for ever.
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { sql } from 'kysely';
import { content } from '../../content/load.ts';
import { type Field, type FieldName, fields } from '../../domain/lead/fields.ts';
import { sqliteEngine } from '../../server/db/engine.ts';
import { ownColumns } from '../../server/db/lead-columns.ts';
import { createLog } from '../../server/log.ts';
import { tempDir } from './harness.ts';

const added: Field = {
  column: 'alternate_phone',
  type: 'phone',
  max: 60,
  asked: { callback: 'required' },
  label: 'alternatePhone',
  personal: true,
  reading: { name: 'alternatePhoneE164', column: 'alternate_phone_e164' },
};
const name = 'alternatePhone' as FieldName;
fields[name] = added;

// Only now, as the schema is made when it is first loaded.
const { readLead } = await import('../../domain/lead/schema.ts');
const { controlOf, textsAskedBy } = await import('../../domain/lead/fields.ts');
const { questionsOn } = await import('../../domain/lead/questions.ts');
const { createLeadService, erasure } = await import('../../server/leads/service.ts');
const { sampleRecord } = await import('./sample-record.ts');
const { createSqlStore } = await import('../../server/leads/store.ts');
const { asJson } = await import('../../server/desk/present.ts');
const { mailText } = await import('../../server/notifications/mail-texts.ts');

const log = createLog('silent');
const engine = sqliteEngine(join(tempDir(), 'leads.sqlite'), log);
await engine.use((db) => sql`alter table leads add column alternate_phone text not null default ''`.execute(db));
await engine.use((db) => sql`alter table leads add column alternate_phone_e164 text`.execute(db));
const store = createSqlStore(engine);
after(() => store.close());
const service = createLeadService({
  store,
  log,
  noticeVersion: 'test',
  promise: () => 24 * 3_600_000,
  loans: [],
  key: Buffer.alloc(32, 7),
});
const asha = { kind: 'callback', name: 'Asha', email: 'asha@visitor.example', phone: '0141 000 0042' };
const other = '098290 12345';

test('a new field is asked for, with its constraints and its questions, where the table says', () => {
  assert.deepEqual(readLead(asha), { ok: false, errors: { [name]: 'required' } });
  assert.deepEqual(readLead({ ...asha, [name]: '9'.repeat(61) }), { ok: false, errors: { [name]: 'tooLong' } });
  assert.deepEqual(controlOf('callback', name as never), {
    type: 'tel',
    autoComplete: 'tel',
    required: true,
    maxLength: 60,
  });
  assert.ok(textsAskedBy('callback').includes(name as never));
  assert.ok(!textsAskedBy('message').includes(name as never));
  assert.deepEqual(Object.keys(questionsOn('callback', { [name]: '98290' }, new Set())), [name]);
});

test('it is stored, shown, exported and mailed, and no trace of it outlives an erasure', async () => {
  const submissionId = randomUUID();
  const submit = (value: string) => service.submit({ ...asha, [name]: value, submissionId });
  const first = await submit(other);
  assert.ok(first.kind === 'stored' && first.statusToken);
  assert.ok((await submit(other)).kind === 'stored');
  // Another number is another wording: kept beside the first, and no way to its page.
  const corrected = await submit('098290 54321');
  assert.ok(corrected.kind === 'stored' && corrected.statusToken === null);

  const found = await service.status(first.statusToken);
  assert.ok(found.kind === 'found');
  assert.deepEqual(
    found.view.answers.find(({ field }) => field === name),
    { field: name, label: 'alternatePhone', value: '••• 345' },
  );
  const record = await store.byReference(first.reference);
  assert.ok(record);
  const exported: Record<string, unknown> = asJson(record.lead, 'sqlite');
  assert.equal(exported[name], other);
  assert.equal(exported.alternatePhoneE164, '+919829012345');
  assert.match(JSON.stringify(record.events), /098290 54321/);
  const words = structuredClone(content('en').leads);
  Object.assign(words.status.answers, { alternatePhone: 'Another number' });
  assert.deepEqual(mailText('staff_email', record, words, 'https://site.example/').table.at(-1), [
    'Another number',
    `${other} (read as +919829012345)`,
  ]);

  await store.apply(record.lead.id, erasure(record.lead.id, 'staff', 'asked', Date.now()));
  const dump = JSON.stringify(await store.byReference(first.reference));
  for (const trace of [other, '919829012345', '54321', 'Asha', 'visitor.example', '0042'])
    assert.ok(!dump.includes(trace), `${trace} is still in ${dump}`);
});

// LeadRow, by which erasure decides, is complete as far as the types go; the store may hold more.
test('the store has the columns that are written, and no others', async () => {
  const columns = await engine.use((db) =>
    sql<{ name: string }>`select name from pragma_table_info('leads')`.execute(db),
  );
  const { lead } = sampleRecord(0, { [name]: other });
  const decidedOn = new Set([...ownColumns, ...Object.keys(lead)]);
  assert.deepEqual(columns.rows.map((column) => column.name).toSorted(), [...decidedOn].toSorted());
});
