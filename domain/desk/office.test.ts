import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { anyMoment, anyOffice, at, office } from '../../tests/desk/offices.ts';
import { dateOf } from '../moments.ts';
import { afterOpen, isOpen, lastOpen, nextOpen, openBetween, openSpans } from './office.ts';

const hour = 3_600_000;
const dayLength = 24 * hour;

test('a day’s open hours by the sign on the door, none on a holiday', () => {
  for (const [day, hours] of [
    ['2026-11-16', 10],
    ['2026-11-20', 10],
    ['2026-11-21', 8],
    ['2026-11-22', 5],
    ['2026-11-08', 0],
  ] as const)
    assert.equal(openBetween(office, at(day, '00:00'), at(day, '23:59')), hours * hour, day);
});

test('from Saturday evening over the holiday to Monday morning', () => {
  const from = at('2026-11-07', '16:30');
  assert.deepEqual(openSpans(office, from, at('2026-11-09', '09:45')), [
    { from, to: at('2026-11-07', '17:00') },
    { from: at('2026-11-09', '09:00'), to: at('2026-11-09', '09:45') },
  ]);
  assert.equal(afterOpen(office, from, hour), at('2026-11-09', '09:30'));
  assert.equal(nextOpen(office, at('2026-11-07', '17:00')), at('2026-11-09', '09:00'));
  assert.equal(lastOpen(office, at('2026-11-08', '12:00')), at('2026-11-07', '17:00'));
});

test('an office that never opens has no next opening and no open time', () => {
  const shut = { hours: [], holidays: [] };
  assert.equal(nextOpen(shut, 0), null);
  assert.equal(afterOpen(shut, 0, 1), null);
  assert.equal(lastOpen(shut, 0), null);
  assert.equal(openBetween(shut, 0, 7 * dayLength), 0);
});

test('open time adds up, and is never more than the time on the wall', () => {
  fc.assert(
    fc.property(anyOffice, anyMoment, fc.nat(9 * dayLength), fc.nat(9 * dayLength), (any, a, first, second) => {
      const [b, c] = [a + first, a + first + second];
      assert.equal(openBetween(any, a, b) + openBetween(any, b, c), openBetween(any, a, c));
      assert.ok(openBetween(any, a, b) <= first);
    }),
  );
});

test('after so much open time, so much open time has passed, and not a moment sooner', () => {
  fc.assert(
    fc.property(anyOffice, anyMoment, fc.integer({ min: 1, max: 60 * hour }), (any, from, open) => {
      const end = afterOpen(any, from, open);
      if (end === null) return;
      assert.equal(openBetween(any, from, end), open);
      assert.equal(openBetween(any, from, end - 1), open - 1);
    }),
  );
});

test('the next opening is open, nothing before it is, and never on a holiday', () => {
  fc.assert(
    fc.property(anyOffice, anyMoment, (any, moment) => {
      const opens = nextOpen(any, moment);
      if (opens === null) return;
      assert.ok(isOpen(any, opens));
      assert.equal(openBetween(any, moment, opens), 0);
      assert.ok(!any.holidays.includes(dateOf(opens)));
    }),
  );
});

test('between the last open moment and now nobody could be called', () => {
  fc.assert(
    fc.property(anyOffice, anyMoment, (any, moment) => {
      const last = lastOpen(any, moment);
      if (last === null) return;
      assert.ok(last <= moment);
      assert.equal(openBetween(any, last, moment), 0);
    }),
  );
});
