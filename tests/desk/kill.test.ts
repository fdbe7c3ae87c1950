// The power goes in the middle of an action: the enquiry stands as before or after it, never between, and nothing that
// was acknowledged is lost.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { type TestContext, test } from 'node:test';
import type { Columns, Detail } from '../../server/desk/work/fields.ts';
import { bundled } from '../bundle.ts';
import { noPostgres, startPostgres } from '../leads/postgres.ts';
import { type Bench, openBench } from './work-bench.ts';

/** Every state is one that an event made, every acknowledged event is there. */
async function killUnderWork(t: TestContext, bench: Bench, where: string, kills: number) {
  const references = [await bench.enquiry({}, 1, 'asha'), await bench.enquiry({}, 2, 'asha')];
  const acknowledged = new Set<string>();
  const program = await bundled('advisers');
  for (let kill = 0; kill < kills; kill += 1) {
    const child = spawn(process.execPath, [program, where, ...references], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const exited = once(child, 'exit');
    let left = 5 + Math.floor(Math.random() * 20);
    for await (const line of createInterface({ input: child.stdout })) {
      acknowledged.add(line);
      left -= 1;
      if (left === 0) child.kill('SIGKILL');
    }
    await exited;
    assert.equal(child.signalCode, 'SIGKILL');
  }
  let events = 0;
  for (const reference of references) {
    const record = await bench.store.byReference(reference);
    assert.ok(record);
    const { lead } = record;
    const details = record.events
      .filter(({ person_id }) => person_id !== null)
      .map((event) => ({ ...event, ...(JSON.parse(event.detail ?? '{}') as Detail) }))
      .toSorted((a, b) => (a.v ?? 0) - (b.v ?? 0));
    events += details.length;
    // Each version was made by one event, and the row stands as the last of them left it.
    assert.deepEqual(
      details.map(({ v }) => v),
      details.map((_, at) => at + 2),
    );
    assert.equal(lead.version, details.length + 1);
    const columns: Record<string, unknown> = {};
    for (const { set = {} } of details)
      for (const [column, [from, to]] of Object.entries(set)) {
        if (column in columns) assert.equal(columns[column], from, column);
        columns[column] = to;
      }
    for (const [column, value] of Object.entries(columns)) assert.equal(lead[column as keyof Columns], value, column);
    const ids = new Set(details.map(({ id }) => id));
    for (const line of acknowledged) {
      const [of, id = ''] = line.split(' ');
      if (of === reference) assert.ok(ids.has(id), `${line} was acknowledged and is lost`);
    }
  }
  t.diagnostic(`${acknowledged.size} acknowledged, ${events} written, ${kills} kills`);
  await bench.close();
}

test('SIGKILL under constant work, on SQLite', async (t) => {
  const bench = await openBench();
  await killUnderWork(t, bench, bench.file, 4);
});

test('SIGKILL under constant work, on PostgreSQL', { skip: noPostgres }, async (t) => {
  const postgres = await startPostgres();
  t.after(() => postgres.stop());
  await killUnderWork(t, await openBench({ url: postgres.url }), postgres.url, 2);
});
