import assert from 'node:assert/strict';
import { test } from 'node:test';
import { numbersIn } from './score.ts';

test('a number is found however it is written, with its unit and without', () => {
  const reply = '₹12,34,567, ₹2.5 लाख, 8.5 %, १२ साल, 7 years 3 months, 1.2 crore, 65 हज़ार';
  for (const one of [1_234_567, 250_000, 8.5, 12, 87, 12_000_000, 65_000])
    assert.ok(numbersIn(reply).includes(one), `${one}`);
  assert.deepEqual(numbersIn('two lakh'), []);
});
