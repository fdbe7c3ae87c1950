// One visitor's slow statement is no outage, and an outage lets nobody through.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import pg from 'pg';
import type { RunningServer } from '../start-server.ts';
import { desk, eventually, post, sample, startServer, tempDir } from '../leads/harness.ts';
import { noPostgres, type Postgres, startPostgres } from '../leads/postgres.ts';

describe('PostgreSQL and one slow statement', { skip: noPostgres }, () => {
  let postgres: Postgres;
  let server: RunningServer;
  const env: Record<string, string> = { DATA_DIR: tempDir() };
  before(async () => {
    postgres = await startPostgres();
    env.DATABASE_URL = postgres.url;
    server = await startServer({ env });
  });
  after(async () => {
    await server.stop();
    postgres.stop();
  });

  const health = async () =>
    (await (await fetch(`${server.url}/healthz`)).json()) as { database: string; spooled: number };
  const drained = () =>
    eventually(
      'all is in PostgreSQL',
      async () => {
        const { database, spooled } = await health();
        return database === 'up' && spooled === 0;
      },
      30_000,
    );
  const said = (event: string) => server.lines.filter((line) => line.includes(`"${event}"`)).length;
  const act = async (statusUrl: string | undefined, action: string) => {
    const response = await fetch(`${server.url}${statusUrl}/${action}`, { method: 'POST' });
    return ((await response.json()) as { kind: string }).kind;
  };
  /** Somebody sits on these rows: every change of them has to wait. */
  async function hold(references: (string | undefined)[]) {
    const client = new pg.Client(postgres.url);
    await client.connect();
    await client.query('begin');
    await client.query('select 1 from leads where reference = any($1) for update', [references]);
    return () => client.end();
  }

  // A statement that timed out was taken for a database that is away: one visitor could send everyone to the spool.
  test('is that visitor’s trouble alone: others are stored where they belong', async () => {
    const { body } = await post(server, sample());
    const release = await hold([body.reference]);
    assert.equal(await act(body.statusUrl, 'withdrawEnquiry'), 'unavailable');
    for (let i = 0; i < 5; i += 1) assert.equal((await post(server, sample())).status, 201);
    const { database, spooled } = await health();
    assert.deepEqual([database, spooled, said('postgres.away')], ['up', 0, 0]);
    await release();
    assert.equal(await act(body.statusUrl, 'withdrawEnquiry'), 'found');
  });

  test('even when every connection is busy with one', async () => {
    const held = await Promise.all(Array.from({ length: 12 }, async () => (await post(server, sample())).body));
    const release = await hold(held.map(({ reference }) => reference));
    const slow = held.map(({ statusUrl }) => act(statusUrl, 'withdrawEnquiry'));
    assert.equal((await post(server, sample())).status, 201);
    await Promise.all(slow);
    await release();
    await drained();
    assert.equal(said('postgres.away'), 0);
  });

  test('a database that does not answer at all is still noticed', async () => {
    postgres.freeze();
    try {
      assert.equal((await post(server, sample())).status, 201);
      await eventually('it is taken for away', () => said('postgres.away') === 1);
    } finally {
      postgres.thaw();
    }
    await drained();
  });

  test('a resend reaches another instance that has a key of its own: the same enquiry, the same link', async () => {
    const other = await startServer({ env: { ...env, DATA_DIR: tempDir() } });
    const enquiry = sample();
    const first = await post(server, enquiry);
    const again = await post(other, enquiry);
    assert.deepEqual([again.status, again.body], [200, first.body]);
    const page = await fetch(`${other.url}${first.body.statusUrl}`);
    assert.equal(((await page.json()) as { kind: string }).kind, 'found');
    await other.stop();
  });

  // With the id alone in the token, a stranger's words sent during an outage would have been given the first one's link.
  test('a known id with other words during an outage: its link never opens the first enquiry; its words are kept', async () => {
    const enquiry = sample();
    const first = await post(server, enquiry);
    postgres.kill();
    const stranger = await post(server, { ...enquiry, name: 'Stranger' });
    assert.equal(stranger.status, 201);
    assert.notEqual(stranger.body.statusUrl, first.body.statusUrl);
    await postgres.start();
    await drained();
    const page = await fetch(`${server.url}${stranger.body.statusUrl}`);
    assert.equal(((await page.json()) as { kind: string }).kind, 'unknown');
    const { stdout } = await desk('leads', ['show', first.body.reference ?? '', '--json'], env);
    const { name, events } = JSON.parse(stdout) as {
      name: string;
      events: { type: string; detail: { name: string } | null }[];
    };
    assert.equal(name, enquiry.name);
    assert.equal(events.find(({ type }) => type === 'sent_again_differently')?.detail?.name, 'Stranger');
  });
});
