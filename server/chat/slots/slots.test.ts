import assert from 'node:assert/strict';
import { test } from 'node:test';
import { conflicting, one, readSlots, type Slot, type Slots } from './slots.ts';

const slot = (value: number): Slot => ({
  measure: 'money',
  role: 'amount',
  value,
  points: 10,
  text: '',
  start: 0,
  end: 0,
});
const amounts = (...values: number[]): Slots => ({ filled: { amount: values.map(slot) }, loose: [], traits: {} });

test('two different values for one role are a conflict, the same one said twice is not', () => {
  assert.equal(one(amounts(500_000, 500_000), 'amount'), 500_000);
  assert.equal(conflicting(amounts(500_000, 500_000), 'amount'), false);
  assert.equal(one(amounts(500_000, 600_000), 'amount'), undefined);
  assert.equal(conflicting(amounts(500_000, 600_000), 'amount'), true);
  assert.equal(conflicting(amounts(500_000), 'rate'), false);
});

test('a message without figures fills nothing', () => {
  assert.deepEqual(readSlots('byaj kitna hai'), { filled: {}, loose: [], traits: {} });
});
