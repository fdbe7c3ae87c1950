import assert from 'node:assert/strict';
import { test } from 'node:test';
import { holidays } from '../../content/holidays.ts';
import { type Hours, weekDays } from '../hours.ts';
import { nextTry } from './next-try.ts';
import { openBetween } from './office.ts';
import { goesOnAt, reminders } from './assignment.ts';
import { hoursFields, readHoliday, readHours, readMessage, readWhole, unknownPart } from './settings.ts';

const form = (fields: Record<string, string>) => new URLSearchParams(fields);
const weekly = (opens: string, closes: string, days: readonly string[] = weekDays) =>
  Object.fromEntries(
    weekDays.flatMap((day) => {
      const names = hoursFields(day);
      return days.includes(day) ? [[names.opens, opens] as const, [names.closes, closes] as const] : [];
    }),
  );

test('hours are read a day at a time, days alike together, and an empty day is closed', () => {
  const fields = { ...weekly('09:00', '19:00', weekDays.slice(0, 6)), 'opens-Wednesday': '10:00' };
  assert.deepEqual(readHours(form(fields)), {
    value: [
      { days: ['Monday', 'Tuesday', 'Thursday', 'Friday', 'Saturday'], opens: '09:00', closes: '19:00' },
      { days: ['Wednesday'], opens: '10:00', closes: '19:00' },
    ],
  });
});

test('hours that cannot be are refused at their field', () => {
  const wrong = (fields: Record<string, string>) => {
    const reading = readHours(form({ ...weekly('09:00', '19:00'), ...fields }));
    return 'wrong' in reading ? reading.wrong : null;
  };
  assert.deepEqual(wrong({ 'closes-Friday': '' }), { 'closes-Friday': 'half' });
  assert.deepEqual(wrong({ 'opens-Friday': '25:00' }), { 'opens-Friday': 'time' });
  assert.deepEqual(wrong({ 'closes-Friday': '09:00' }), { 'closes-Friday': 'order' });
  assert.deepEqual(readHours(form({})), { wrong: { 'opens-Monday': 'never' } });
});

test('a holiday has a day that is there, ahead, near and new, and a name', () => {
  const known = [{ date: '2026-12-25', name: 'Christmas' }];
  const read = (date: string, name = 'Teej') => {
    const reading = readHoliday(form({ date, name }), known, '2026-11-17');
    return 'wrong' in reading ? Object.values(reading.wrong)[0] : reading.value.date;
  };
  assert.equal(read('2026-11-17'), '2026-11-17');
  assert.deepEqual(
    ['2027-02-30', '', '2026-11-16', '2031-01-01', '2026-12-25'].map((date) => read(date)),
    ['date', 'date', 'past', 'far', 'known'],
  );
  assert.equal(read('2026-11-18', ' '), 'name');
  assert.equal(read('2026-11-18', 'x'.repeat(61)), 'name');
});

test('a figure is whole and within its bounds', () => {
  const read = (text: string) => readWhole(form({ promise: text }), 'promise', 1, 24);
  assert.deepEqual(read(' 12 '), { value: 12 });
  for (const text of ['', '0', '25', '1.5', '-3', '1e1', 'twelve'])
    assert.deepEqual(read(text), { wrong: { promise: 'whole' } }, text);
});

test('a message is told of everything in braces that nobody fills in', () => {
  const hi = 'नमस्ते {name}';
  assert.deepEqual(readMessage(form({ en: 'Namaste {name},\r\n{reference}', hi })), {
    value: { en: 'Namaste {name},\n{reference}', hi },
  });
  assert.deepEqual(readMessage(form({ en: 'Your {loan}', hi: '' })), { wrong: { en: 'unknown', hi: 'empty' } });
  assert.deepEqual(readMessage(form({ en: 'x'.repeat(1201), hi })), { wrong: { en: 'long' } });
  assert.deepEqual(['{nmae}', 'a {name', 'b} c', '{constructor}', 'plain'].map(unknownPart), [
    '{nmae}',
    '{name',
    '}',
    '{constructor}',
    null,
  ]);
});

test('the sample holidays are days in order, none twice', () => {
  const dates = holidays.days.map(({ date }) => date);
  assert.deepEqual(dates, [...new Set(dates)].sort());
  for (const day of holidays.days)
    assert.deepEqual(readHoliday(form({ ...day }), [], '2025-01-01'), { value: day }, day.date);
});

// The list of holidays was empty once, and everything that counts open time has to know it: clock, next try, turns, reminders.
test('on a holiday no open time runs, nobody is passed over, nothing is proposed and nobody is reminded', () => {
  const hours: Hours[] = [{ days: weekDays, opens: '09:00', closes: '19:00' }];
  const office = { hours, holidays: ['2026-12-25'] };
  const at = (text: string) => Date.parse(`${text}+05:30`);
  const [eve, feast, after] = [at('2026-12-24T18:40'), at('2026-12-25T11:00'), at('2026-12-26T09:00')];
  assert.equal(openBetween(office, at('2026-12-25T00:00'), at('2026-12-26T00:00')), 0);
  assert.equal(nextTry(office, 1, eve), after);
  assert.equal(nextTry(office, 2, eve), after);
  assert.equal(goesOnAt(office, eve), at('2026-12-26T09:10'));
  const received = at('2026-12-24T17:00');
  for (const { at: moment, to } of reminders(office, received, received + 86_400_000, received + 86_400_000))
    if (to !== 'owner') assert.ok(moment < feast - 11 * 3_600_000, to);
});
