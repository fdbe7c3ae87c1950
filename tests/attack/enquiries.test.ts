// One visitor with bad intent, and everybody else: enquiries, their ids and their links, in both engines.
import assert from 'node:assert/strict';
import { createHash, randomUUID } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { after, before, describe, test } from 'node:test';
import pg from 'pg';
import type { RunningServer } from '../start-server.ts';
import { desk, post, sample, startServer, tempDir } from '../leads/harness.ts';
import { noPostgres, type Postgres, startPostgres } from '../leads/postgres.ts';

interface Shown {
  events: { type: string; detail: { message: string } | null }[];
}

for (const engine of ['SQLite', 'PostgreSQL'] as const) {
  describe(`enquiries under attack, with ${engine}`, { skip: engine === 'PostgreSQL' && noPostgres }, () => {
    const env: Record<string, string> = { DATA_DIR: tempDir() };
    let postgres: Postgres | null = null;
    let server: RunningServer;
    before(async () => {
      if (engine === 'PostgreSQL') {
        postgres = await startPostgres();
        env.DATABASE_URL = postgres.url;
      }
      server = await startServer({ env });
    });
    after(async () => {
      await server.stop();
      postgres?.stop();
    });

    const shown = async (reference: string | undefined) =>
      JSON.parse((await desk('leads', ['show', reference ?? '', '--json'], env)).stdout) as Shown;
    const status = async (path: string | undefined) =>
      (await (await fetch(`${server.url}${path}`)).json()) as { kind: string; view?: { reference: string } };

    // Every resend with other words was kept, without end: a status page then loaded them all, up to a gigabyte.
    test('one id, endless corrections: five are kept, the rest refused; page and resend are as before', async () => {
      const enquiry = sample();
      const first = await post(server, enquiry);
      const answers = await Promise.all(
        Array.from({ length: 40 }, (_, i) => post(server, { ...enquiry, message: `${i} ${'x'.repeat(4000)}` })),
      );
      const kept = answers.filter((answer) => answer.status === 200);
      assert.equal(kept.length, 5);
      for (const answer of answers.filter((one) => !kept.includes(one))) {
        assert.equal(answer.status, 422);
        assert.deepEqual(Object.keys(answer.body.errors ?? {}), ['submissionId']);
      }
      const { events } = await shown(first.body.reference);
      const corrections = events.filter(({ type }) => type === 'sent_again_differently');
      assert.equal(corrections.length, 5);
      assert.deepEqual(
        (await post(server, enquiry)).body,
        first.body,
        'who sends the first words again hears the same',
      );
      const repeated = await post(server, { ...enquiry, message: corrections[0]?.detail?.message });
      assert.deepEqual(
        [repeated.status, repeated.body],
        [200, kept[0]?.body],
        'and so does a correction that was kept',
      );
      assert.equal((await status(first.body.statusUrl)).view?.reference, first.body.reference);
    });

    test('who knows an id and not the words gets no link to them, in one batch or later', async () => {
      const enquiry = sample();
      const together = await Promise.all(
        Array.from({ length: 4 }, (_, i) => post(server, { ...enquiry, name: `Asha ${i}` })),
      );
      const [first, ...none] = together.filter((answer) => answer.status === 201);
      assert.ok(first?.body.statusUrl);
      assert.deepEqual(none, []);
      const later = await post(server, { ...enquiry, email: 'stranger@visitor.example' });
      for (const answer of [...together.filter((one) => one !== first), later]) {
        assert.equal(answer.status, 200);
        assert.deepEqual(answer.body, { reference: first.body.reference, callBy: first.body.callBy });
      }
    });

    // The token was a hash of the submission id, which stands in the page, in drafts and in tools between.
    test('a link cannot be made from the id, nor guessed from another', async () => {
      const enquiry = sample();
      const link = (await post(server, enquiry)).body.statusUrl ?? '';
      const guess = createHash('sha256').update(`pinkstone status\n${enquiry.submissionId}`).digest();
      assert.equal((await status(`/status/${guess.subarray(0, 24).toString('base64url')}`)).kind, 'unknown');
      assert.equal((await status(link.slice(0, -1) + (link.endsWith('A') ? 'E' : 'A'))).kind, 'unknown');
      assert.equal((await status(link)).kind, 'found');
    });

    test('ids that can be guessed are refused; no id is fine', async () => {
      for (const submissionId of ['c232ab00-9414-11ec-b3c8-9f6bdeced846', '017f22e2-79b0-7cc3-98c4-dc0c0c07398f'])
        assert.equal((await post(server, sample({ submissionId }))).status, 422);
      const without = await post(server, sample({ submissionId: undefined }));
      assert.equal(without.status, 201);
      assert.equal((await status(without.body.statusUrl)).kind, 'found');
    });

    test('the page shows neither the phone number nor the e-mail address', async () => {
      const { body } = await post(server, sample());
      const text = JSON.stringify(await status(body.statusUrl));
      assert.doesNotMatch(text, /asha@|000 0042|1410000042/);
      assert.match(text, /a•••@visitor\.example.*••• 042/);
    });

    test('a link from before there was a key still leads to its enquiry, and a resend is given it', async () => {
      const enquiry = sample({ submissionId: randomUUID() });
      const { body } = await post(server, enquiry);
      const old = createHash('sha256')
        .update(`pinkstone status\n${enquiry.submissionId}`)
        .digest()
        .subarray(0, 24)
        .toString('base64url');
      await storeToken(body.reference, old);
      assert.equal((await status(`/status/${old}`)).view?.reference, body.reference);
      assert.equal((await status(body.statusUrl)).kind, 'unknown', 'the stored one counts');
      assert.equal((await post(server, enquiry)).body.statusUrl, `/status/${old}`);
    });

    async function storeToken(reference: string | undefined, token: string): Promise<void> {
      if (env.DATABASE_URL) {
        const client = new pg.Client(env.DATABASE_URL);
        await client.connect();
        await client.query('update leads set status_token = $1 where reference = $2', [token, reference]);
        return client.end();
      }
      const database = new DatabaseSync(`${env.DATA_DIR}/leads.sqlite`, { timeout: 5000 });
      database.prepare('update leads set status_token = ? where reference = ?').run(token, reference ?? '');
      database.close();
    }
  });
}
