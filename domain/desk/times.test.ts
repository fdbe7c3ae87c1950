import assert from 'node:assert/strict';
import { test } from 'node:test';
import { daysFrom, hourRange, sayWhen, shortDay, shortHourRange, timeOfDay } from './times.ts';

const at = (text: string) => Date.parse(`${text}+05:30`);
const now = at('2026-11-17T14:20');

test('a moment is said as short as it can be told apart', () => {
  assert.equal(sayWhen(at('2026-11-17T15:25'), now), '3:25 PM');
  assert.equal(sayWhen(at('2026-11-18T10:48'), now), 'Wed 10:48 AM');
  assert.equal(sayWhen(at('2026-11-11T09:00'), now), 'Wed 9:00 AM');
  // Seven days away the name of the day would be today's.
  assert.equal(sayWhen(at('2026-11-24T10:48'), now), '24 Nov 2026');
  assert.equal(sayWhen(at('2026-03-03T10:48'), now), '3 Mar 2026');
  assert.equal(shortDay(now), 'Tue 17 Nov');
});

test('days change at midnight in India, not in Greenwich', () => {
  assert.equal(daysFrom(now, at('2026-11-17T23:59')), 0);
  assert.equal(daysFrom(now, at('2026-11-18T00:01')), 1);
  assert.equal(daysFrom(now, at('2026-11-16T23:59')), -1);
  assert.equal(timeOfDay(at('2026-11-18T00:01')), '12:01 AM');
});

test('an hour says its half of the day once, and both where noon or midnight parts them', () => {
  assert.equal(hourRange(at('2026-11-17T13:00')), '1–2 PM');
  assert.equal(hourRange(at('2026-11-17T11:00')), '11 AM–12 PM');
  assert.equal(hourRange(at('2026-11-17T12:00'), ' to '), '12 to 1 PM');
  assert.equal(hourRange(at('2026-11-17T09:30')), '9:30–10:30 AM');
  assert.equal(shortHourRange(at('2026-11-17T11:00')), '11–12');
});
