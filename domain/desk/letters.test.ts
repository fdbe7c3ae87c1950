import assert from 'node:assert/strict';
import { test } from 'node:test';
import { at, office } from '../../tests/desk/offices.ts';
import { letterDay } from './letters.ts';

test('letters are due from the opening on, for two hours, and not on a holiday', () => {
  assert.equal(letterDay(office, at('2026-11-17', '08:59')), null);
  assert.deepEqual(letterDay(office, at('2026-11-17', '09:00')), { day: '2026-11-17', week: '2026-11-16' });
  assert.deepEqual(letterDay(office, at('2026-11-17', '10:59')), { day: '2026-11-17', week: '2026-11-16' });
  assert.equal(letterDay(office, at('2026-11-17', '11:00')), null);
  assert.equal(letterDay(office, at('2026-11-08', '10:30')), null, 'a Sunday that is a holiday');
  assert.equal(letterDay({ hours: [], holidays: [] }, at('2026-11-17', '09:00')), null);
});

test('a week begins on Monday, in India', () => {
  assert.equal(letterDay(office, at('2026-11-16', '09:00'))?.week, '2026-11-16');
  assert.equal(letterDay(office, at('2026-11-22', '10:00'))?.week, '2026-11-16', 'Sunday is its last day');
});
