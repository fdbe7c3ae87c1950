import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { roundAmounts, scaleOf } from './scale.ts';

test('on a growing scale ₹1 lakh and ₹1 crore are both a few steps from round neighbours', () => {
  const amounts = roundAmounts(50_000, 100_000_000);
  assert.deepEqual([amounts[0], amounts.at(-1)], [50_000, 100_000_000]);
  assert.ok(amounts.length < 150, `${amounts.length} places`);
  for (const wanted of [100_000, 500_000, 2_500_000, 10_000_000, 50_000_000]) assert.ok(amounts.includes(wanted));
  for (const [i, amount] of amounts.entries()) {
    const before = amounts[i - 1];
    if (before !== undefined) assert.ok(amount > before && amount <= before * 1.25, `${before} → ${amount}`);
  }
});

test('a place stands for a value, and that value for the place', () => {
  const growing = scaleOf({ min: 50_000, max: 100_000_000, step: 50_000, growing: true });
  for (let place = growing.min; place <= growing.max; place += 1) {
    assert.equal(growing.placeOf(growing.valueAt(place)), place);
  }
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2e8 }), (amount) => {
      const place = growing.placeOf(amount);
      assert.ok(place >= growing.min && place <= growing.max && Number.isInteger(place));
    }),
  );
  const rates = scaleOf({ min: 5, max: 30, step: 0.1 });
  assert.equal(rates.valueAt(12.100000000000001), 12.1);
  assert.deepEqual([rates.placeOf(3), rates.placeOf(99), rates.valueAt(99)], [5, 30, 30]);
});
