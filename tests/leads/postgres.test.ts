import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import pg from 'pg';
import type { RunningServer } from '../start-server.ts';
import { desk, eventually, post, sample, startServer, tempDir } from './harness.ts';
import { noPostgres, type Postgres, startPostgres } from './postgres.ts';
import { assertStoredOnce, startWriters } from './writers.ts';

describe('with PostgreSQL', { skip: noPostgres }, () => {
  let postgres: Postgres;
  let env: Record<string, string>;

  before(async () => {
    postgres = await startPostgres();
    env = { DATABASE_URL: postgres.url, DATA_DIR: tempDir(), LOG_LEVEL: 'info' };
  });
  after(() => postgres?.stop());

  const health = async (server: RunningServer) =>
    (await (await fetch(`${server.url}/healthz`)).json()) as {
      ok: boolean;
      database: string;
      spooled: number;
      spool: string;
    };
  const drained = (server: RunningServer) =>
    eventually(
      'the spool is empty',
      async () => {
        const { database, spooled } = await health(server);
        return database === 'up' && spooled === 0;
      },
      30_000,
    );
  const query = async <Row extends pg.QueryResultRow>(text: string, values: unknown[] = []) => {
    const client = new pg.Client(postgres.url);
    await client.connect();
    try {
      return (await client.query<Row>(text, values)).rows;
    } finally {
      await client.end();
    }
  };

  test('several instances start at once on an empty database', async () => {
    const servers = await Promise.all([1, 2, 3].map(() => startServer({ env: { ...env, DATA_DIR: tempDir() } })));
    for (const server of servers) {
      assert.equal((await post(server, sample())).status, 201);
      assert.equal((await health(server)).database, 'up');
      assert.equal(await server.stop(), 0);
    }
  });

  test('while PostgreSQL is away an enquiry is kept, answered alike, changed and listed; later it is there once', async () => {
    const server = await startServer({ env });
    const enquiry = sample({ marketing: true });
    const first = await post(server, enquiry);
    assert.equal(first.status, 201);

    postgres.kill();
    const resent = await post(server, enquiry);
    assert.equal(resent.body.reference, first.body.reference, 'a resend during the outage hears the same reference');
    assert.equal(resent.body.statusUrl, first.body.statusUrl);
    const other = sample();
    const spooled = await post(server, other);
    assert.equal(spooled.status, 201);
    assert.equal((await post(server, other)).status, 200);

    const list = await desk('leads', ['list', '--json'], env);
    const references = (JSON.parse(list.stdout) as { reference: string }[]).map(({ reference }) => reference);
    assert.ok(references.includes(spooled.body.reference ?? ''), 'the spool is listed');
    assert.match(list.stderr, /PostgreSQL cannot be read/);

    const withdrawn = await fetch(`${server.url}${spooled.body.statusUrl}/withdrawEnquiry`, { method: 'POST' });
    assert.equal(((await withdrawn.json()) as { view: { state: string } }).view.state, 'withdrawn');

    await postgres.start();
    await drained(server);
    const rows = await query<{ reference: string; withdrawn_at: string | null }>(
      'select reference, withdrawn_at from leads where reference = any($1)',
      [[first.body.reference, spooled.body.reference]],
    );
    assert.equal(rows.length, 2);
    assert.ok(rows.find(({ reference }) => reference === spooled.body.reference)?.withdrawn_at);
    assert.equal((await post(server, other)).status, 200, 'known after the move, too');
    assert.equal(await server.stop(), 0);
  });

  // A spool that could not be read hid every enquiry in PostgreSQL, while the health said that all was well.
  test('with DATA_DIR unwritable: status pages and actions work, the health names the spool', async () => {
    const file = `${tempDir()}/no-folder`;
    writeFileSync(file, '');
    const server = await startServer({ env: { ...env, DATA_DIR: `${file}/data` } });
    const { status, body } = await post(server, sample());
    assert.equal(status, 201);
    const page = async (path: string, init?: RequestInit) =>
      (await (await fetch(`${server.url}${path}`, init)).json()) as { kind: string; view?: { state: string } };
    assert.equal((await page(body.statusUrl ?? '')).view?.state, 'waiting');
    const withdrawn = await page(`${body.statusUrl}/withdrawEnquiry`, { method: 'POST' });
    assert.equal(withdrawn.view?.state, 'withdrawn');
    const { ok, database, spool } = await health(server);
    assert.deepEqual({ ok, database, spool }, { ok: true, database: 'up', spool: 'down' });
    assert.equal((await page(`/status/${'A'.repeat(32)}`)).kind, 'unavailable', 'it may be what cannot be read');
    postgres.kill();
    assert.equal((await post(server, sample())).status, 503, 'nowhere to write: nothing is acknowledged');
    await postgres.start();
    await eventually('it takes enquiries again', async () => (await post(server, sample())).status === 201);
    await server.stop();
  });

  test('a server that starts while PostgreSQL is away takes enquiries and moves them when it is back', async () => {
    postgres.kill();
    const server = await startServer({ env });
    const answer = await post(server, sample());
    assert.equal(answer.status, 201);
    await postgres.start();
    await drained(server);
    assert.equal((await query('select 1 from leads where reference = $1', [answer.body.reference])).length, 1);
    await server.stop();
  });

  test('PostgreSQL killed, frozen and restarted, the server killed: nothing lost, nothing doubled', async (t) => {
    let server = await startServer({ env });
    const writers = startWriters(8, () => server.url);
    const restartServer = async () => {
      await server.kill();
      server = await startServer({ env });
    };
    for (const [round, frozen] of [20, 5].entries()) {
      await writers.more(30);
      postgres.kill();
      await writers.more(10);
      if (round % 2 === 0) await restartServer();
      await postgres.start();
      await writers.more(30);
      postgres.freeze();
      await writers.more(frozen);
      if (round % 2 === 1) await restartServer();
      postgres.thaw();
      await writers.more(30);
      await restartServer();
    }
    await writers.stop();
    await drained(server);
    await server.stop();

    await assertStoredOnce(writers, env);
    const [children] = await query<{ orphans: string }>(
      'select count(*) as orphans from leads where not exists (select 1 from outbox where lead_id = leads.id)',
    );
    assert.equal(Number(children?.orphans), 0, 'each came with its notifications');
    t.diagnostic(`${writers.acknowledged.size} acknowledged, refused ${JSON.stringify([...writers.refusals])}`);
  });

  test('DATABASE_URL set while leads.sqlite holds enquiries: they are in PostgreSQL soon, once', async () => {
    const DATA_DIR = tempDir();
    const before = await startServer({ env: { DATA_DIR } });
    const sent = await Promise.all(Array.from({ length: 5 }, () => post(before, sample())));
    await before.stop();
    const references = sent.map(({ body }) => body.reference);
    for (let start = 0; start < 2; start += 1) {
      const server = await startServer({ env: { ...env, DATA_DIR } });
      await drained(server);
      await server.stop();
    }
    const rows = await query('select reference from leads where reference = any($1)', [references]);
    assert.equal(rows.length, 5);
  });

  test('a backup can be brought back', async () => {
    const count = async () => Number((await query<{ n: string }>('select count(*) as n from leads'))[0]?.n);
    const had = await count();
    const folder = `${tempDir()}/copy`;
    const backup = await desk('backup', [folder], env);
    assert.equal(backup.code, 0, backup.stderr);
    await query('delete from leads');
    assert.equal((await desk('restore', [folder], env)).code, 1, 'not without being asked twice');
    const restored = await desk('restore', [folder, '--force'], env);
    assert.equal(restored.code, 0, restored.stderr);
    assert.equal(await count(), had);
  });
});
