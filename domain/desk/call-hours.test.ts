import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { anyMoment, anyOffice, at, office } from '../../tests/desk/offices.ts';
import { callDays, callHour, dueWith, isOffered, nextFree, readCallChoice } from './call-hours.ts';
import { openBetween } from './office.ts';
import { dateOf, startOfNextDay } from '../moments.ts';
import { shortHourRange } from './times.ts';

const none = () => 0;
const said = (now: number, taken = none) =>
  callDays(office, now, taken, 2).map(({ at: day, hours }) => [
    dateOf(day),
    hours.map(({ from, full }) => `${shortHourRange(from)}${full ? ' full' : ''}`).join(' '),
  ]);

test('today from the next full hour at least twenty minutes away, and tomorrow', () => {
  const tomorrow = ['2026-11-17', '9–10 10–11 11–12 12–1 1–2 2–3 3–4 4–5 5–6 6–7'];
  assert.deepEqual(said(at('2026-11-16', '15:39')), [['2026-11-16', '4–5 5–6 6–7'], tomorrow]);
  assert.deepEqual(said(at('2026-11-16', '15:40')), [['2026-11-16', '4–5 5–6 6–7'], tomorrow]);
  assert.deepEqual(said(at('2026-11-16', '15:41')), [['2026-11-16', '5–6 6–7'], tomorrow]);
  assert.deepEqual(said(at('2026-11-16', '17:40'))[0], ['2026-11-16', '6–7']);
});

test('no hour left, a weekend, a holiday, midnight: the next two working days', () => {
  const days = (now: number) => said(now).map(([day]) => day);
  assert.deepEqual(days(at('2026-11-16', '17:41')), ['2026-11-17', '2026-11-18'], 'six is too near');
  assert.deepEqual(
    said(at('2026-11-15', '14:41')).map(([day]) => day),
    ['2026-11-16', '2026-11-17'],
    'Sunday after two',
  );
  assert.deepEqual(days(at('2026-11-07', '18:00')), ['2026-11-09', '2026-11-10'], 'over the holiday of Sunday');
  assert.deepEqual(days(at('2026-11-07', '10:00')), ['2026-11-07', '2026-11-09'], 'Saturday, and Monday after it');
  assert.deepEqual(days(at('2026-11-16', '23:59')), ['2026-11-17', '2026-11-18']);
  assert.deepEqual(days(at('2026-11-17', '00:00')), ['2026-11-17', '2026-11-18'], 'India’s midnight, not Greenwich’s');
  assert.deepEqual(callDays({ hours: [], holidays: [] }, at('2026-11-16', '12:00'), none, 2), []);
});

test('a full hour stays in sight, a full day gives way, and the next free hour is named', () => {
  const now = at('2026-11-16', '15:30');
  const full = at('2026-11-16', '16:00');
  const days = callDays(office, now, (from) => (from === full ? 2 : 1), 2);
  assert.deepEqual(
    days[0]?.hours.map((hour) => hour.full),
    [true, false, false],
  );
  assert.ok(isOffered(days, full));
  assert.equal(nextFree(days, full), at('2026-11-16', '17:00'));
  const today = startOfNextDay(now);
  assert.equal(said(now, ((from: number) => (from < today ? 2 : 0)) as typeof none)[0]?.[0], '2026-11-17');
  assert.equal(nextFree([], full), null);
});

test('parts of the day as people say them', () => {
  const [, tomorrow] = callDays(office, at('2026-11-16', '12:00'), none, 2);
  const parts = Object.groupBy(tomorrow?.hours ?? [], ({ part }) => part);
  assert.deepEqual([parts.morning?.length, parts.afternoon?.length, parts.evening?.length], [3, 4, 3]);
});

test('whatever the office and the moment: whole hours, open from end to end, ahead, on two days at most, in order', () => {
  fc.assert(
    fc.property(anyOffice, anyMoment, fc.nat(3), (anyFirm, now, busy) => {
      const days = callDays(anyFirm, now, (from) => (from / callHour) % (busy + 2), 2);
      const hours = days.flatMap((day) => day.hours.map((hour) => ({ ...hour, day })));
      assert.ok(days.length <= 2);
      assert.equal(new Set(days.map((day) => dateOf(day.at))).size, days.length);
      for (const [index, { from, day }] of hours.entries()) {
        assert.equal(openBetween(anyFirm, from, from + callHour), callHour, 'the office is open all the hour');
        assert.ok(!anyFirm.holidays.includes(dateOf(from)));
        assert.ok(from >= now + 20 * 60_000);
        assert.equal(new Date(from + 330 * 60_000).getUTCMinutes(), 0);
        assert.equal(dateOf(from), dateOf(day.at));
        assert.ok(index === 0 || from > (hours[index - 1]?.from ?? 0));
        assert.equal(dueWith(now, { from }), from + callHour);
      }
    }),
  );
});

test('a form is read strictly: nothing made up, nothing half', () => {
  const read = (fields: Record<string, unknown>) => readCallChoice((name) => fields[name]);
  const time = String(at('2026-11-17', '13:00'));
  assert.deepEqual(read({ how: 'call', time, language: 'hi' }), { how: 'call', from: Number(time), language: 'hi' });
  assert.deepEqual(read({ how: 'call', time: 'any', language: 'en' }), { how: 'call', from: null, language: 'en' });
  const written = { how: 'whatsapp', from: null, language: 'either' };
  assert.deepEqual(read({ how: 'whatsapp', time, language: 'either' }), written, 'the hour does not count then');
  for (const fields of [
    {},
    { how: 'call', language: 'en' },
    { how: 'call', time, language: 'fr' },
    { how: 'pigeon', time, language: 'en' },
    { how: 'call', time: '1e99', language: 'en' },
    { how: 'call', time: '-1', language: 'en' },
    { how: 'call', time: ['x'], language: 'en' },
  ])
    assert.equal(read(fields), null, JSON.stringify(fields));
});
