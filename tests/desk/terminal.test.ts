// What a terminal would obey: a person chooses their own name, and whoever lists people reads it on a command line.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { sqliteEngine } from '../../server/db/engine.ts';
import { openPeople } from '../../server/desk/people/open-people.ts';
import { createLog } from '../../server/log.ts';
import { createSqlStore } from '../../server/leads/store.ts';
import { desk, tempDir } from '../leads/harness.ts';

test('npm run desk -- people prints names and addresses without what a terminal would obey', async () => {
  const DATA_DIR = tempDir();
  const store = createSqlStore(sqliteEngine(join(DATA_DIR, 'leads.sqlite'), createLog('silent')));
  const { people } = openPeople(store, { siteUrl: 'https://site.example', key: Buffer.alloc(32, 7) });
  const { person } = await people.invite('asha\u001b[2j@pinkstone.example', 'adviser', null);
  await people.change(person.id, { name: 'Asha\u001b]0;owned\u0007 \u202Egnp\u009b31m' }, null);
  await store.close();
  const { stdout } = await desk('desk', ['people'], { DATA_DIR });
  assert.doesNotMatch(stdout.replaceAll('\n', ' '), /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u);
  assert.match(stdout, /adviser.*Asha/);
});
