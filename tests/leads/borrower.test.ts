// What a borrower does with the link, on every engine there is: choose when we call, move it, take it back, write.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CallChoice } from '../../domain/desk/call-hours.ts';
import { at, office } from '../desk/offices.ts';
import { engines } from './engines.ts';
import { leadServiceOn } from './service.ts';
import { erasure } from '../../server/leads/service.ts';
import { createSqlStore } from '../../server/leads/store.ts';

const hour = 3_600_000;
const perHour = 2;
const asha = { kind: 'callback', name: 'Asha', email: 'asha@visitor.example', phone: '0141 000 0042' };
const hindi = (from: number | null): CallChoice => ({ how: 'call', from, language: 'hi' });

for (const engine of await engines()) {
  const time = { now: at('2026-11-16', '15:30') };
  const store = createSqlStore(engine);
  const heard: (string | null)[] = [];
  const service = leadServiceOn(store, {
    promise: () => 24 * hour,
    calls: { office: () => office, perHour, nameOf: async (id) => (id === 'meera' ? 'Meera' : null) },
    clock: () => time.now,
    onStored: (reference) => heard.push(reference),
  });
  async function enquiry() {
    const stored = await service.submit(asha);
    assert.ok(stored.kind === 'stored' && stored.statusToken);
    const { reference, statusToken: token } = stored;
    const row = async () => {
      const record = await store.byReference(reference);
      assert.ok(record);
      return record;
    };
    return { reference, token, row };
  }
  const at5 = at('2026-11-16', '17:00');

  test(`${engine.name}: an hour is kept, the call is due when it ends, reminders and mails follow it`, async () => {
    const { reference, token, row } = await enquiry();
    const first = await row();
    const result = await service.chooseCall(token, hindi(at5));
    assert.ok(result.kind === 'found');
    assert.deepEqual(result.view.call, hindi(at5));
    assert.equal(result.view.callBy, at5 + hour);
    assert.equal(result.view.promisedBy, first.lead.due_at);
    assert.equal(heard.at(-1), reference, 'the desk hears of it');
    const { lead, outbox, events } = await row();
    assert.equal(lead.due_at, at5 + hour);
    const dueOf = (kind: string) => outbox.find((one) => one.kind === kind)?.due_at;
    assert.equal(dueOf('sla_reminder'), at5 + 50 * 60_000);
    assert.equal(dueOf('call_email'), time.now);
    assert.equal(dueOf('call_visitor'), time.now + 60_000);
    assert.ok(events.some(({ type }) => type === 'call_chosen'));

    // Later than the promise: the promise moves with it. Then back to nothing, and the first promise holds again.
    time.now += hour;
    const late = at('2026-11-17', '18:00');
    const moved = await service.chooseCall(token, hindi(late));
    assert.ok(moved.kind === 'found' && moved.view.callBy === late + hour);
    const taken = await service.chooseCall(token, null);
    assert.ok(taken.kind === 'found' && taken.view.call === null);
    assert.equal((await row()).lead.due_at, first.lead.due_at);
    assert.equal((await row()).lead.promised_by, null);
    const written = await service.chooseCall(token, { how: 'whatsapp', from: null, language: 'en' });
    assert.ok(written.kind === 'found' && written.view.callBy === first.lead.due_at);
    time.now -= hour;
  });

  test(`${engine.name}: of many who want an hour at once, as many get it as it has room for`, async () => {
    const from = at('2026-11-17', '09:00');
    const all = await Promise.all(Array.from({ length: 6 }, enquiry));
    const results = await Promise.all(all.map(({ token }) => service.chooseCall(token, hindi(from))));
    assert.equal(results.filter(({ kind }) => kind === 'found').length, perHour);
    const refused = results.filter((result) => result.kind === 'refused');
    assert.equal(refused.length, 4);
    for (const result of refused) assert.deepEqual(result, { kind: 'refused', why: 'full', next: from + hour });
    const lucky = all[results.findIndex(({ kind }) => kind === 'found')]?.token ?? '';
    // Its own hour is free to whoever has it, and struck out for others.
    const fullFor = async (token: string) => {
      const times = await service.callTimes(token);
      assert.ok(times.kind === 'found');
      return times.days.flatMap(({ hours }) => hours).find((one) => one.from === from)?.full;
    };
    assert.equal(await fullFor(lucky), false);
    assert.equal(await fullFor((await enquiry()).token), true);
    assert.equal((await service.chooseCall(lucky, { ...hindi(from), language: 'en' })).kind, 'found');
    // Who withdraws gives the hour back.
    await service.withdrawEnquiry(lucky);
    assert.equal((await service.chooseCall((await enquiry()).token, hindi(from))).kind, 'found');
  });

  test(`${engine.name}: past, closed and made-up hours, and calls nobody is to make, are refused with a reason`, async () => {
    const { token, row } = await enquiry();
    const why = async (choice: CallChoice | null) => {
      const result = await service.chooseCall(token, choice);
      return result.kind === 'refused' ? result.why : result.kind;
    };
    assert.equal(await why(hindi(at('2026-11-16', '15:00'))), 'gone', 'in the past');
    assert.equal(await why(hindi(at('2026-11-16', '19:00'))), 'gone', 'after we close');
    assert.equal(await why(hindi(at('2026-11-17', '09:30'))), 'gone', 'no full hour');
    assert.equal(await why(hindi(at('2026-11-25', '10:00'))), 'gone', 'too far ahead');
    for (let change = 0; change < 10; change += 1)
      assert.equal(await why({ ...hindi(null), how: change % 2 ? 'call' : 'whatsapp' }), 'found');
    assert.equal(await why(hindi(at5)), 'often');
    assert.equal(await why(null), 'found', 'taking it back is always free');
    await store.apply((await row()).lead.id, { set: { handled_at: time.now }, events: [] });
    assert.equal(await why(hindi(null)), 'over');
    assert.equal((await service.chooseCall('x'.repeat(32), hindi(null))).kind, 'unknown');
  });

  test(`${engine.name}: a message is stored once, told to the adviser each time, bounded, and gone with an erasure`, async () => {
    const { reference, token, row } = await enquiry();
    const { lead } = await row();
    await store.apply(lead.id, { set: { adviser_id: 'meera' }, events: [] });
    await service.write(token, 'The PAN comes on Monday', 'a');
    const again = await service.write(token, 'The PAN comes on Monday', 'a');
    assert.ok(again.kind === 'found');
    assert.deepEqual(again.view.messages, [{ at: time.now, text: 'The PAN comes on Monday' }]);
    assert.equal(again.view.adviser, 'Meera');
    const [outbox] = store.outboxes;
    const [claimed] = (await outbox?.claim(['message_email'], time.now, hour, 50)) ?? [];
    assert.ok(claimed);
    await outbox?.settle(claimed.row, { state: 'sent', at: time.now });
    time.now += 1000;
    await service.write(token, 'It came', 'b');
    const mail = (await row()).outbox.find(({ kind }) => kind === 'message_email');
    assert.equal(mail?.state, 'pending', 'a second message is told as well');
    assert.notEqual(mail?.id, claimed.row.id);
    for (let count = 2; count < 30; count += 1) await service.write(token, `More ${count}`, String(count));
    const enough = await service.write(token, 'One more', 'last');
    assert.deepEqual(enough, { kind: 'refused', why: 'enough' });
    await service.chooseCall(token, hindi(at5));
    await store.apply(lead.id, erasure(lead.id, 'staff', 'asked', time.now));
    const dump = JSON.stringify(await store.byReference(reference));
    for (const trace of ['PAN comes', 'It came', String(at5), '"hi"'])
      assert.ok(!dump.includes(trace), `${trace} is still in ${dump}`);
  });

  test(`${engine.name}: nobody who withdrew is called or written to`, async () => {
    const { token } = await enquiry();
    await service.withdrawEnquiry(token);
    assert.deepEqual(await service.write(token, 'Hello', 'a'), { kind: 'refused', why: 'over' });
    const times = await service.callTimes(token);
    assert.ok(times.kind === 'found' && !times.view.mayChooseCall && !times.view.mayWrite);
  });
}
