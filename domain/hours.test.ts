import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Day, daysInWords, type Hours, openOn, weekDays } from './hours.ts';

const names = Object.fromEntries(weekDays.map((day) => [day, day.slice(0, 3)])) as Record<Day, string>;
const week: Hours[] = [
  { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '09:00', closes: '19:00' },
  { days: ['Saturday'], opens: '09:00', closes: '17:00' },
];

test('days in a row are a run, others stand apart', () => {
  for (const [days, said] of [
    [week[0]?.days ?? [], 'Mon-Fri'],
    [['Sunday'], 'Sun'],
    [['Saturday', 'Sunday'], 'Sat-Sun'],
    [['Saturday', 'Monday', 'Tuesday'], 'Mon-Tue, Sat'],
    [['Monday', 'Sunday'], 'Mon, Sun'],
    [weekDays, 'Mon-Sun'],
  ] as const)
    assert.equal(daysInWords(days, names, '-'), said);
});

test('the hours of a day, and none where the firm is closed or days differ', () => {
  assert.equal(openOn(week, ['Wednesday'])?.closes, '19:00');
  assert.equal(openOn(week, ['Saturday'])?.closes, '17:00');
  assert.equal(openOn(week, ['Sunday']), null);
  assert.equal(openOn(week, ['Friday', 'Saturday']), null);
});
