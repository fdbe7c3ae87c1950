import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sampleRecord } from '../../tests/leads/sample-record.ts';
import type { Acknowledged } from './outbox-store.ts';
import { createRation } from './ration.ts';
import { mailboxOf } from './recipient.ts';

const minute = 60_000;
const hour = 60 * minute;
const start = 1_800_000_000_000;

function scene({ perHour = 100, away = false } = {}) {
  const sent: Acknowledged[] = [];
  const clock = { now: start };
  const outbox = {
    acknowledged: async (since: number) => {
      if (away) throw new Error('away');
      return sent.filter(({ at }) => at > since);
    },
  };
  const gone = { acknowledged: () => Promise.reject(new Error('away')) };
  const ration = createRation({ outboxes: [gone, outbox], perHour, clock: () => clock.now });
  let people = 0;
  const lead = (email?: string, phone?: string) => {
    people += 1;
    const somebody = { email: `v${people}@visitor.example`, phone: `0141 000 ${1000 + people}` };
    return sampleRecord(clock.now, { email: email ?? somebody.email, phone: phone ?? somebody.phone }).lead;
  };
  const send = async (one = lead()) => {
    const outcome = await ration.ask(one);
    if (outcome) return outcome.state;
    sent.push({ id: one.id, email: one.email, phone: one.phone_e164, at: clock.now });
    ration.done(one, true);
    return 'sent';
  };
  return { ration, clock, lead, send };
}

test('the same e-mail address or phone number hears once in a day', async () => {
  const { clock, lead, send } = scene();
  assert.equal(await send(lead('asha@visitor.example', '0141 000 0042')), 'sent');
  assert.equal(await send(lead('ASHA@Visitor.example', '0141 000 0043')), 'cancelled');
  assert.equal(await send(lead('other@visitor.example', '+91 141 000 0042')), 'cancelled');
  assert.equal(await send(lead('third@visitor.example', '0141 000 0044')), 'sent');
  clock.now += 25 * hour;
  assert.equal(await send(lead('asha@visitor.example', '0141 000 0042')), 'sent');
});

test('a mailbox gets two in a day, however its address is dressed up', async () => {
  const { send, lead } = scene();
  const states = [];
  for (const name of ['a.sha', 'asha+1', 'as.ha+2', 'a.s.h.a+3']) states.push(await send(lead(`${name}@gmail.com`)));
  assert.deepEqual(states, ['sent', 'sent', 'cancelled', 'cancelled']);
  assert.notEqual(mailboxOf('a.sha@visitor.example'), mailboxOf('asha@visitor.example'), 'dots matter elsewhere');
});

test('all together no more than the hour’s budget; what is over waits, though not for days', async () => {
  const { clock, lead, send, ration } = scene({ perHour: 3 });
  for (let i = 0; i < 3; i += 1) assert.equal(await send(), 'sent');
  const waiting = lead();
  const outcome = await ration.ask(waiting);
  assert.ok(outcome?.state === 'pending' && outcome.due > clock.now);
  clock.now += hour + minute;
  assert.equal(await send(waiting), 'sent');
  const old = lead();
  clock.now += 25 * hour;
  for (let i = 0; i < 3; i += 1) assert.equal(await send(), 'sent');
  assert.equal((await ration.ask(old))?.state, 'cancelled');
});

// Five are delivered at once: asked one after the other, all would be told that nothing has gone out yet.
test('those on their way count', async () => {
  const { ration, lead } = scene({ perHour: 2 });
  const twin = () => lead('asha@visitor.example', '0141 000 0042');
  const first = twin();
  const outcomes = await Promise.all([ration.ask(first), ration.ask(twin()), ration.ask(lead()), ration.ask(lead())]);
  assert.deepEqual(
    outcomes.map((outcome) => outcome?.state ?? 'may go'),
    ['may go', 'pending', 'may go', 'pending'],
  );
  ration.done(first, false);
  assert.equal(await ration.ask(twin()), null, 'it failed: the next one may try');
});

test('when nothing can be counted, nothing goes out', async () => {
  const { ration, lead } = scene({ away: true });
  assert.equal((await ration.ask(lead()))?.state, 'pending');
});

// On a busy machine PostgreSQL did not take down in time that a mail had gone: the same person's next enquiry got a second.
test('a mail that the store was not told of counts, and may itself go again', async () => {
  const { ration, lead } = scene({ perHour: 2 });
  const twin = () => lead('asha@visitor.example', '0141 000 0042');
  const first = twin();
  assert.equal(await ration.ask(first), null);
  ration.done(first, true);
  assert.equal((await ration.ask(twin()))?.state, 'cancelled');
  assert.equal(await ration.ask(first), null, 'whoever gets it twice can tell by its id');
  ration.done(first, true);
  assert.equal(await ration.ask(lead()), null, 'it counts once');
});
