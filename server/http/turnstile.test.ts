import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTurnstile } from './turnstile.ts';

test('there is room for so many and no more, until one is done', async () => {
  const turnstile = createTurnstile();
  const ends: (() => void)[] = [];
  const work = () => new Promise<string>((done) => ends.push(() => done('done')));
  const inside = Array.from({ length: 3 }, () => turnstile(3, work));
  assert.equal(await turnstile(3, work), null);
  const sender = turnstile(4, async () => 'room for a sender');
  assert.equal(await sender, 'room for a sender');
  await new Promise((done) => setImmediate(done));
  for (const end of ends) end();
  assert.deepEqual(await Promise.all(inside), ['done', 'done', 'done']);
  assert.equal(await turnstile(3, async () => 'again'), 'again');
});

test('what fails makes room as well', async () => {
  const turnstile = createTurnstile();
  await assert.rejects(
    turnstile(1, () => Promise.reject(new Error('broken'))),
    /broken/,
  );
  assert.equal(await turnstile(1, async () => 'next'), 'next');
});

test('each is begun in a turn of its own', async () => {
  const turnstile = createTurnstile();
  const begun: number[] = [];
  let turn = 0;
  const count = () => {
    turn += 1;
    if (begun.length < 5) setImmediate(count);
  };
  setImmediate(count);
  await Promise.all(Array.from({ length: 5 }, () => turnstile(5, async () => begun.push(turn))));
  assert.equal(new Set(begun).size, 5, begun.join(' '));
});
