import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { RunningServer } from '../start-server.ts';
import { desk, eventually, listed, post, sample, startServer, tempDir } from './harness.ts';
import { startMailServer, startReceiver, webhookSecret } from './receivers.ts';

const quick = { backoff: { base: 50, cap: 200, attempts: 200, refusals: 200 }, timeout: 1500, pollEvery: 50 };

describe('notifications', () => {
  let mail: Awaited<ReturnType<typeof startMailServer>>;
  let hook: Awaited<ReturnType<typeof startReceiver>>;
  let server: RunningServer;
  const env: Record<string, string> = { DATA_DIR: tempDir(), SITE_URL: 'https://www.pinkstone.example' };

  before(async () => {
    mail = await startMailServer();
    hook = await startReceiver();
    Object.assign(env, {
      SMTP_URL: mail.url,
      SMTP_TLS: 'optional',
      NOTIFY_EMAIL: 'desk@pinkstone.example',
      WEBHOOK_URL: hook.url,
      WEBHOOK_SECRET: webhookSecret,
    });
    server = await startServer({ env, outbox: quick });
  });
  after(async () => {
    await server.stop();
    await mail.close();
    hook.close();
  });

  const mailsAbout = (reference: string) => mail.mails.filter(({ raw }) => raw.includes(reference));
  /** As a mailbox shows them that honours the Message-ID. */
  const distinctMails = (reference: string) => [...new Map(mailsAbout(reference).map((one) => [one.id, one])).values()];
  const callsAbout = (reference: string) => hook.calls.filter(({ payload }) => payload.data.reference === reference);
  /** Everything about it is out, but for the reminder of tomorrow. */
  const settled = (...references: string[]) =>
    eventually(`${references} are delivered`, async () => {
      // The receivers tell for nothing; the staff command is a process of its own.
      if (!references.every((one) => mailsAbout(one).length > 0 && callsAbout(one).length > 0)) return false;
      const { code, stdout } = await desk('leads', ['outbox'], env);
      const waiting = stdout.split('\n').filter((line) => !line.includes('sla_reminder'));
      return code === 0 && !references.some((one) => waiting.some((line) => line.startsWith(one)));
    });
  let people = 0;
  /** Another person each time: the same one would hear once a day. */
  const person = () => {
    people += 1;
    return { email: `asha-${people}@visitor.example`, phone: `0141 000 ${String(people).padStart(4, '0')}` };
  };
  async function send(more = {}): Promise<{ reference: string; statusUrl: string }> {
    const started = Date.now();
    const { status, body } = await post(server, sample({ ...person(), ...more }));
    assert.equal(status, 201);
    assert.ok(Date.now() - started < 3000, 'the visitor never waits for a notification');
    return { reference: body.reference ?? '', statusUrl: body.statusUrl ?? '' };
  }

  test('staff, visitor and webhook hear of an enquiry within seconds', async () => {
    const { reference, statusUrl } = await send();
    await settled(reference);
    const [toStaff, toVisitor] = ['desk@pinkstone.example', 'asha-1@visitor.example'].map((email) =>
      distinctMails(reference).filter(({ to }) => to.includes(email)),
    );
    assert.equal(toStaff?.length, 1);
    assert.equal(toVisitor?.length, 1);
    const unfolded = toVisitor?.[0]?.raw.replace(/=\r\n/g, '') ?? '';
    assert.ok(unfolded.includes(`https://www.pinkstone.example${statusUrl}`), 'the visitor gets the status link');
    assert.match(unfolded, /text\/html/);
    assert.match(unfolded, /text\/plain/);
    const [call] = callsAbout(reference);
    assert.equal(call?.payload.type, 'enquiry.received');
    assert.equal(call?.payload.data.loanAmountRupees, 2_500_000);
    assert.equal(call?.headers['idempotency-key'], call?.headers['webhook-id']);
    assert.ok(!JSON.stringify(call?.payload).includes(statusUrl.slice(8)), 'the status token is the visitor’s alone');
    assert.ok(
      !server.lines.some((line) => line.includes('asha-') || line.includes('Verma')),
      'no personal data in logs',
    );
  });

  for (const mood of ['refusing', 'busy', 'slow'] as const) {
    test(`a mail server that is ${mood}: the enquiry is unaffected, delivered later, once`, async () => {
      mail.state.mood = mood;
      const { reference } = await send();
      await eventually('it was tried', () =>
        server.lines.some((l) => l.includes(reference) && l.includes('outbox.failed')),
      );
      mail.state.mood = 'well';
      await settled(reference);
      assert.equal(distinctMails(reference).length, 2);
    });
  }

  test('a mail server that takes mails but loses the receipts: the repeated mail has the same id', async () => {
    mail.state.mood = 'lostReceipt';
    const { reference } = await send();
    await eventually('it was sent twice', () => mailsAbout(reference).length >= 4);
    mail.state.mood = 'well';
    await settled(reference);
    assert.equal(distinctMails(reference).length, 2, 'one to staff, one to the visitor');
  });

  test('a mail server that is down, then back: delivered once', async () => {
    await mail.close();
    const { reference } = await send();
    await eventually('it was tried', () =>
      server.lines.some((l) => l.includes(reference) && l.includes('outbox.failed')),
    );
    mail = await startMailServer(mail.port);
    await settled(reference);
    assert.equal(distinctMails(reference).length, 2);
  });

  for (const mood of ['failing', 'hanging', 'takesButFails'] as const) {
    test(`a webhook receiver that is ${mood}: delivered later, one id for all attempts`, async () => {
      hook.state.mood = mood;
      const before = hook.attempts.count;
      const { reference } = await send();
      await eventually('it was tried twice', () => hook.attempts.count >= before + 2);
      hook.state.mood = 'well';
      await settled(reference);
      const ids = new Set(callsAbout(reference).map(({ headers }) => headers['webhook-id']));
      assert.equal(ids.size, 1, 'a receiver that honours the id sees one enquiry');
    });
  }

  test('killed in the middle of deliveries: nothing is missing, and a repeated mail has the same id', async () => {
    const sent = await Promise.all(Array.from({ length: 12 }, () => send()));
    await eventually('some are out', () => mailsAbout(sent[0]?.reference ?? '').length > 0);
    await server.kill();
    server = await startServer({ env, outbox: quick });
    await settled(...sent.map(({ reference }) => reference));
    for (const { reference } of sent) {
      assert.equal(distinctMails(reference).length, 2);
      assert.equal(new Set(callsAbout(reference).map(({ headers }) => headers['webhook-id'])).size, 1);
    }
  });

  test('suspected spam is stored and flagged; staff hear of it, its supposed sender does not', async () => {
    const { reference } = await send({ website: 'https://buy.example' });
    await settled(reference);
    assert.deepEqual(
      distinctMails(reference).map(({ to }) => to),
      [['desk@pinkstone.example']],
    );
    assert.match(mailsAbout(reference)[0]?.raw ?? '', /Suspected[ _]spam/);
    const row = (await listed(env)).find((lead) => lead.reference === reference);
    assert.deepEqual(row?.suspectedSpam, ['honeypot']);
    const fast = await post(server, sample({ elapsed: 300 }));
    const human = await post(server, sample({ elapsed: 30_000 }));
    const rows = await listed(env);
    assert.deepEqual(rows.find((lead) => lead.reference === fast.body.reference)?.suspectedSpam, ['too_fast']);
    assert.deepEqual(rows.find((lead) => lead.reference === human.body.reference)?.suspectedSpam, []);
  });

  test('a withdrawn enquiry: staff are told; an erasure wipes it and its link', async () => {
    const { reference, statusUrl } = await send({ name: 'Unforgettable Person', marketing: true });
    await settled(reference);
    const act = async (action: string) => {
      const response = await fetch(`${server.url}${statusUrl}/${action}`, { method: 'POST' });
      return (await response.json()) as { kind: string; view?: { state: string; consents: Record<string, unknown>[] } };
    };
    const marketing = await act('withdrawMarketing');
    const consent = marketing.view?.consents.find(({ purpose }) => purpose === 'marketing');
    assert.ok(consent?.withdrawnAt);
    assert.equal(marketing.view?.state, 'waiting');
    assert.equal((await act('withdrawEnquiry')).view?.state, 'withdrawn');
    assert.equal((await act('requestErasure')).view?.state, 'erasureRequested');
    await settledStaffNotices(reference);
    await eventually('the webhook heard of it', () => {
      const types = new Set(callsAbout(reference).map(({ payload }) => payload.type.slice('enquiry.'.length)));
      return ['marketing_withdrawn', 'withdrawn', 'erasure_requested'].every((type) => types.has(type));
    });
    assert.equal((await desk('leads', ['erase', reference], env)).code, 0);
    const gone = (await (await fetch(`${server.url}${statusUrl}`)).json()) as { kind: string };
    assert.equal(gone.kind, 'unknown');
    await eventually('the webhook heard that it is erased', () =>
      callsAbout(reference).some(({ payload }) => payload.type === 'enquiry.erased'),
    );
  });

  // A receiver whose receipt was lost has the data though we think it has not: it must hear of the erasure as well.
  test('erased before the webhook took it: the receiver hears of the erasure and never gets the person', async () => {
    hook.state.mood = 'failing';
    const before = hook.attempts.count;
    const { reference } = await send({ name: 'Never Delivered' });
    await eventually('it was tried', () => hook.attempts.count > before);
    assert.equal((await desk('leads', ['erase', reference], env)).code, 0);
    hook.state.mood = 'well';
    await eventually('the receiver heard', () => callsAbout(reference).length > 0);
    assert.deepEqual(
      callsAbout(reference).map(({ payload }) => [payload.type, payload.data]),
      [['enquiry.erased', { reference }]],
    );
  });

  async function settledStaffNotices(reference: string): Promise<void> {
    await eventually('staff were told', () => {
      const subjects = mailsAbout(reference).map(({ raw }) => /^Subject: (.*)$/m.exec(raw)?.[1]);
      return ['Withdrawn', 'Erasure'].every((word) => subjects.some((subject) => subject?.startsWith(word)));
    });
  }
});

test('with nothing configured the outbox waits, and the log says so once', async () => {
  const env = { DATA_DIR: tempDir() };
  const server = await startServer({ env, outbox: quick });
  for (let i = 0; i < 5; i += 1) await post(server, sample());
  await server.stop();
  assert.equal(server.lines.filter((line) => line.includes('outbox.waiting')).length, 1);
  const { stdout } = await desk('leads', ['outbox'], env);
  assert.equal(stdout.trim().split('\n').length, 20);
});
