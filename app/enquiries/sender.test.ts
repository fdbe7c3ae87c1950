import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import type { Enquiry } from './enquiry.ts';
import type { Outcome } from './send.ts';
import { createSender, type Settled } from './sender.ts';

const page = new EventTarget();
Object.assign(globalThis, {
  addEventListener: page.addEventListener.bind(page),
  removeEventListener: page.removeEventListener.bind(page),
});
mock.timers.enable({ apis: ['setTimeout', 'Date'] });

const asha: Enquiry = { kind: 'callback', submissionId: 'one', name: 'Asha' };
const away: Outcome = { kind: 'later', cause: 'waiting', afterMs: 0 };
const stored: Outcome = { kind: 'stored', receipt: { reference: 'PS-1' } };
const nextTurn = () => new Promise(setImmediate);

/** A sender whose server gives these answers, one after the other. */
function sending(...answers: Outcome[]) {
  const sent: Enquiry[] = [];
  const heard: [string, Settled['kind']][] = [];
  const sender = createSender(async (enquiry) => {
    sent.push(enquiry);
    return answers[sent.length - 1] ?? away;
  });
  const leave = sender.listen({
    settle: ({ kind }) => heard.push(['here', kind]),
    settleAway: ({ kind }) => heard.push(['away', kind]),
  });
  return { sender, sent, heard, leave };
}

/** Enough for any pause between two tries. */
async function later() {
  mock.timers.tick(70_000);
  await nextTurn();
}

// A try in the moment the page was left asked the form for its values, found it empty, and called the enquiry off.
test('what was handed over is sent until it is stored, whether the form is still there or not', async () => {
  const { sender, sent, heard, leave } = sending(away, away, stored);
  sender.send(asha);
  await nextTurn();
  assert.deepEqual(sender.progress(), { sending: false, waiting: 'waiting' });
  leave();
  await later();
  assert.deepEqual(sender.current(), asha);
  await later();
  assert.deepEqual(sent, [asha, asha, asha]);
  assert.deepEqual(heard, [['away', 'stored']]);
  assert.equal(sender.receipt()?.reference, 'PS-1');
  assert.deepEqual(sender.progress(), { sending: false, waiting: null });
  await later();
  assert.equal(sent.length, 3);
});

test('what is changed while it waits is what is sent; made unfit, nothing is, and the form hears of it', async () => {
  const changed = { ...asha, name: 'Asha Sharma' };
  const { sender, sent, heard } = sending(away, away, stored);
  sender.send(asha);
  await nextTurn();
  sender.change(changed);
  await later();
  assert.deepEqual(sent, [asha, changed]);
  sender.change(null);
  await later();
  assert.equal(sent.length, 2);
  assert.deepEqual(heard, [['here', 'withheld']]);
  // Nothing waits any more: a change is no order to send.
  sender.change(asha);
  await later();
  assert.equal(sent.length, 2);
});

test('called off is called off; a server that asks for time gets it', async () => {
  const { sender, sent } = sending({ kind: 'later', cause: 'unavailable', afterMs: 300_000 }, away, stored);
  sender.send(asha);
  await nextTurn();
  page.dispatchEvent(new Event('online'));
  await later();
  assert.equal(sent.length, 1, 'being online is no news while the server is what is missing');
  mock.timers.tick(300_000);
  await nextTurn();
  assert.equal(sent.length, 2);
  page.dispatchEvent(new Event('online'));
  await nextTurn();
  assert.equal(sent.length, 3, 'but it is when there was no connection');
  sender.send(asha);
  await nextTurn();
  sender.callOff();
  await later();
  assert.equal(sent.length, 4);
});
