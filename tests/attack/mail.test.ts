// Our mail in a stranger's hands: whom it goes to, what it says, how often, and how it travels.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { RunningServer } from '../start-server.ts';
import { desk, eventually, post, sample, startServer, tempDir } from '../leads/harness.ts';
import { noPostgres, type Postgres, startPostgres } from '../leads/postgres.ts';
import { startMailServer } from '../leads/receivers.ts';

type Mail = Awaited<ReturnType<typeof startMailServer>>;
/** A mail that a busy machine delivers late is not to count as failed: the next one would be tried. */
const quick = { backoff: { base: 50, cap: 200, attempts: 200, refusals: 200 }, timeout: 15_000, pollEvery: 50 };
const staff = 'desk@pinkstone.example';
/** As mailboxes show them that honour the Message-ID: on a slow machine one may be sent twice. */
function mailsTo(mail: Mail, to: RegExp) {
  const found = mail.mails.filter((one) => one.to.some((email) => to.test(email)));
  return [...new Map(found.map((one) => [one.id, one])).values()];
}
const settings = (mail: Mail) => ({
  SMTP_URL: mail.url,
  NOTIFY_EMAIL: staff,
  SITE_URL: 'https://www.pinkstone.example',
});

for (const engine of ['SQLite', 'PostgreSQL'] as const) {
  describe(`mails to visitors, with ${engine}`, { skip: engine === 'PostgreSQL' && noPostgres }, () => {
    let mail: Mail;
    let postgres: Postgres | null = null;
    let server: RunningServer;
    before(async () => {
      mail = await startMailServer();
      postgres = engine === 'PostgreSQL' ? await startPostgres() : null;
      const database: Record<string, string> = postgres ? { DATABASE_URL: postgres.url } : {};
      server = await startServer({
        env: { DATA_DIR: tempDir(), SMTP_TLS: 'optional', ...database, ...settings(mail) },
        outbox: quick,
      });
    });
    after(async () => {
      await server.stop();
      await mail.close();
      postgres?.stop();
    });

    const send = async (more: object) => (await post(server, sample(more))).body.reference ?? '';
    /** The outbox has decided about the mail to the visitor: it says how. */
    const decided = (...references: string[]) =>
      eventually(`one of ${references} is decided`, () =>
        server.lines.some(
          (line) =>
            references.some((one) => line.includes(one)) && line.includes('visitor_ack') && !line.includes('"pending"'),
        ),
      );
    const toVisitors = (pattern: RegExp) => mailsTo(mail, pattern);

    test('one mail a day to one person, two to one mailbox, whoever sends how many enquiries', async () => {
      const same = [];
      for (let i = 0; i < 6; i += 1)
        same.push(await send({ email: 'once@visitor.example', phone: `0141 000 ${2000 + i}` }));
      const tagged = [];
      for (let i = 0; i < 6; i += 1)
        tagged.push(await send({ email: `victim+${i}@visitor.example`, phone: `0141 000 ${3000 + i}` }));
      const phone = [];
      for (let i = 0; i < 3; i += 1)
        phone.push(await send({ email: `phone${i}@visitor.example`, phone: '0141 000 4000' }));
      // Whatever was put off because its twin was on its way would come back after a minute, and find it sent.
      for (const list of [same, tagged, phone]) await decided(...list);
      await eventually('staff heard of all', () => toVisitors(/^desk@/).length === 15);
      assert.equal(toVisitors(/^once@/).length, 1);
      assert.ok(toVisitors(/^victim/).length <= 2);
      assert.equal(toVisitors(/^phone/).length, 1);
    });

    // The name went into greeting and To: with it anybody could have us send their text to anybody.
    test('nothing in it was written by whoever sent the enquiry', async () => {
      const planted = 'Claim your prize at prize dot example';
      const more = {
        name: planted,
        subject: planted,
        message: planted,
        email: 'target@visitor.example',
        phone: '0141 000 5000',
      };
      await decided(await send(more));
      const [sent, ...others] = toVisitors(/^target@/);
      assert.ok(sent);
      assert.deepEqual(others, []);
      assert.doesNotMatch(sent.raw.replace(/=\r\n/g, ''), /prize/i);
      assert.match(sent.raw, /^To: target@visitor\.example\r$/m);
    });

    test('addresses at IPs, localhost and single labels are written to by nobody; the enquiry counts', async () => {
      const references: string[] = [];
      for (const domain of ['localhost', '127.0.0.1', 'mailserver', 'printer.local'])
        references.push(await send({ email: `inside@${domain}`, phone: `0141 000 ${6000 + references.length}` }));
      await eventually('staff heard', () =>
        references.every((reference) =>
          mail.mails.some(({ to, raw }) => to.includes(staff) && raw.includes(reference)),
        ),
      );
      assert.deepEqual(toVisitors(/^inside@/), []);
      assert.ok(
        !server.lines.some((line) => line.includes('visitor_ack') && references.some((one) => line.includes(one))),
      );
    });
  });
}

test('all mails together stay within the hour’s budget, also after a restart', async () => {
  const mail = await startMailServer();
  const env = { DATA_DIR: tempDir(), SMTP_TLS: 'optional', ACKS_PER_HOUR: '3', ...settings(mail) };
  let server = await startServer({ env, outbox: quick });
  const flood = async (from: number) => {
    for (let i = from; i < from + 6; i += 1)
      await post(server, sample({ email: `v${i}@visitor.example`, phone: `0141 000 ${7000 + i}` }));
    await eventually('staff heard of all', () => mailsTo(mail, /^desk@/).length === from + 6);
  };
  const mails = () => mailsTo(mail, /^v\d/).length;
  await flood(0);
  await eventually('the budget is spent', () => mails() === 3);
  await server.stop();
  server = await startServer({ env, outbox: quick });
  await flood(6);
  await eventually('the rest waits', async () => {
    const { stdout } = await desk('leads', ['outbox'], env);
    return stdout.split('\n').filter((line) => line.includes('over the hourly budget')).length === 9;
  });
  assert.equal(mails(), 3);
  await server.stop();
  await mail.close();
});

test('a mail server without TLS gets nothing, unless a setting says that it may', async () => {
  const mail = await startMailServer();
  const env = { DATA_DIR: tempDir(), ...settings(mail) };
  let server = await startServer({ env, outbox: quick });
  await post(server, sample());
  await eventually('it was tried', () => server.lines.some((line) => line.includes('outbox.failed')));
  assert.deepEqual(mail.mails, []);
  await server.stop();
  server = await startServer({ env: { ...env, SMTP_TLS: 'optional' }, outbox: quick });
  await eventually('both mails are there', () => mailsTo(mail, /./).length === 2);
  await server.stop();
  await mail.close();
});
