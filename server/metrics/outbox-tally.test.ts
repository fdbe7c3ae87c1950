import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { sqliteEngine } from '../db/engine.ts';
import type { OutboxKind } from '../db/tables.ts';
import { sampleRecord } from '../../tests/leads/sample-record.ts';
import { createSqlStore } from '../leads/store.ts';
import { createLog } from '../log.ts';
import { tallyOutboxes } from './outbox-tally.ts';

const hour = 3_600_000;
const kinds: OutboxKind[] = ['staff_email', 'visitor_ack', 'sla_reminder'];

test('what ought to go out is counted; a reminder only from its hour on, a kind without a channel never', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'pinkstone-tally-'));
  const store = createSqlStore(sqliteEngine(join(folder, 'leads.sqlite'), createLog('silent')));
  t.after(async () => {
    await store.close();
    rmSync(folder, { recursive: true });
  });
  const tally = (now: number, of = kinds) => tallyOutboxes(store.outboxes, of, now);
  assert.deepEqual(await tally(0), { pending: 0, dead: 0, oldest: null });

  const now = 1_800_000_000_000;
  await store.insert(sampleRecord(now));
  assert.deepEqual(await tally(now), { pending: 2, dead: 0, oldest: now });
  assert.deepEqual(await tally(now + 21 * hour), { pending: 3, dead: 0, oldest: now });
  assert.deepEqual(await tally(now + 21 * hour, ['sla_reminder']), { pending: 1, dead: 0, oldest: null });
  assert.deepEqual(await tally(now, []), { pending: 0, dead: 0, oldest: null });

  const [outbox] = store.outboxes;
  const [claimed] = (await outbox?.claim(['staff_email'], now, hour, 1)) ?? [];
  assert.ok(outbox && claimed);
  // A failed try moves its due time on, not its age.
  await outbox.settle(claimed.row, { state: 'pending', error: 'away', due: now + hour });
  assert.deepEqual(await tally(now, ['staff_email']), { pending: 1, dead: 0, oldest: now });
  const [again] = await outbox.claim(['staff_email'], now + hour, hour, 1);
  assert.ok(again);
  await outbox.settle(again.row, { state: 'dead', error: 'refused', due: now + hour });
  // A mail to the visitor may have to wait its turn: that is no alarm.
  assert.deepEqual(await tally(now), { pending: 1, dead: 1, oldest: null });
});
