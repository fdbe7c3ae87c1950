import assert from 'node:assert/strict';
import { test } from 'node:test';
import { heldHealth } from './health.ts';

test('the store is asked once a second, however many ask', async () => {
  let now = 0;
  let asked = 0;
  const health = heldHealth(
    async () => ({ ok: ++asked > 1, engine: 'sqlite', database: 'up', spooled: 0 }),
    () => now,
  );
  for (let n = 0; n < 100; n += 1) assert.equal((await health()).ok, false);
  now = 999;
  assert.equal((await health()).ok, false);
  now = 1_000;
  assert.equal((await health()).ok, true, 'a second later it is another answer');
  assert.equal(asked, 2);
});
