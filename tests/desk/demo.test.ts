// The demo fills an empty desk through its own actions, writes to nobody, and never touches what is there.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { sqliteEngine } from '../../server/db/engine.ts';
import { openPeople } from '../../server/desk/people/open-people.ts';
import { fillDemo, NotEmpty } from '../../server/desk/work/demo.ts';
import { createSqlStore } from '../../server/leads/store.ts';
import { createLog } from '../../server/log.ts';
import { tempDir } from '../leads/harness.ts';
import { office } from './offices.ts';
import { day, start } from './work-bench.ts';

test('two hundred enquiries and three people on an empty store; a second time it refuses', async () => {
  const engine = sqliteEngine(join(tempDir(), 'leads.sqlite'), createLog('silent'));
  const store = createSqlStore(engine);
  const key = Buffer.alloc(32, 7);
  const { people } = openPeople(store, { siteUrl: 'https://site.example', key });
  const given = { noticeVersion: 'test', promise: day, loans: ['home-loan'], key };
  const options = { store, people, office, given, retentionDays: 365, now: start };
  assert.match(await fillDemo(options), /^https:\/\/site\.example\/desk\/invite\//);
  const leads = await engine.use((db) => db.selectFrom('leads').selectAll().execute());
  assert.equal(leads.length, 200);
  assert.deepEqual((await people.list()).map(({ role }) => role).toSorted(), ['adviser', 'adviser', 'owner']);
  const states = new Set(leads.map(({ state }) => state));
  assert.ok(states.size >= 6, [...states].join());
  assert.ok(leads.some(({ handled_at, due_at }) => handled_at !== null && handled_at > due_at));
  assert.ok(leads.some(({ of_person }) => of_person > 1));
  const pending = await engine.use((db) =>
    db.selectFrom('outbox').select('kind').where('state', '=', 'pending').execute(),
  );
  assert.deepEqual(pending, []);
  await assert.rejects(fillDemo(options), NotEmpty);
  await store.close();
});
