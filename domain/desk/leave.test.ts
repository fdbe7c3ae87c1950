import assert from 'node:assert/strict';
import { test } from 'node:test';
import { leaveDays, leaveUntil } from './leave.ts';

test('a leave is written day by day, over the end of a month', () => {
  assert.deepEqual(leaveDays('2026-11-29', '2026-12-01'), ['2026-11-29', '2026-11-30', '2026-12-01']);
  assert.deepEqual(leaveDays('2026-11-29', ''), ['2026-11-29']);
  assert.deepEqual(leaveDays('', ''), []);
});

test('what is no leave is none', () => {
  for (const [from, to] of [
    ['2026-12-01', '2026-11-29'],
    ['2026-11-29', '2036-11-29'],
    ['2026-02-31x', '2026-03-01'],
    ['soon', 'later'],
    ['2026-13-01', '2026-13-02'],
  ] as const)
    assert.equal(leaveDays(from, to), null, `${from} to ${to}`);
});

test('it lasts until its last day in a row, by India’s calendar', () => {
  const leave = ['2026-11-17', '2026-11-18', '2026-11-20'];
  assert.equal(leaveUntil(leave, Date.parse('2026-11-17T00:10+05:30')), '18 Nov');
  assert.equal(leaveUntil(leave, Date.parse('2026-11-19T12:00+05:30')), null);
  assert.equal(leaveUntil(leave, Date.parse('2026-11-20T23:50+05:30')), '20 Nov');
});
