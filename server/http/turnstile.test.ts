import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTurnstile } from './turnstile.ts';

const anybody = (room: number) => ({ who: 'anybody', room });

test('there is room for so many and no more, until one is done', async () => {
  const turnstile = createTurnstile(100);
  const ends: (() => void)[] = [];
  const work = () => new Promise<string>((done) => ends.push(() => done('done')));
  const inside = Array.from({ length: 3 }, (_, n) => turnstile({ who: `${n}`, room: 3 }, work));
  assert.equal(await turnstile(anybody(3), work), 503);
  assert.equal(await turnstile(anybody(4), async () => 'room for a sender'), 'room for a sender');
  while (ends.length < 3) await new Promise((done) => setImmediate(done));
  for (const end of ends) end();
  assert.deepEqual(await Promise.all(inside), ['done', 'done', 'done']);
  assert.equal(await turnstile(anybody(3), async () => 'again'), 'again');
});

test('what fails makes room as well', async () => {
  const turnstile = createTurnstile(1);
  await assert.rejects(
    turnstile(anybody(1), () => Promise.reject(new Error('broken'))),
    /broken/,
  );
  assert.equal(await turnstile(anybody(1), async () => 'next'), 'next');
});

// One who asked for forty pages at once made everybody else wait until they were done.
test('one visitor’s many wait for another’s one, and take up only a part of the room', async () => {
  const turnstile = createTurnstile(8);
  const begun: string[] = [];
  const ask = (who: string) => turnstile({ who, room: 20 }, async () => begun.push(who));
  const greedy = Array.from({ length: 40 }, () => ask('greedy'));
  const others = ['one', 'two'].map(ask);
  const answers = await Promise.all(greedy);
  await Promise.all(others);
  assert.deepEqual(answers.slice(8), Array(32).fill(429));
  assert.deepEqual(begun, ['greedy', 'one', 'two', ...Array(7).fill('greedy')]);
});

test('each is begun some turns after the last', async () => {
  const turnstile = createTurnstile(5);
  const begun: number[] = [];
  let turn = 0;
  const count = () => {
    turn += 1;
    if (begun.length < 5) setImmediate(count);
  };
  setImmediate(count);
  await Promise.all(Array.from({ length: 5 }, () => turnstile(anybody(5), async () => begun.push(turn))));
  for (let n = 1; n < 5; n += 1) assert.ok((begun[n] as number) - (begun[n - 1] as number) >= 5, begun.join(' '));
});
