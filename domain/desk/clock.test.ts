import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { anyMoment, anyOffice, at, office } from '../../tests/desk/offices.ts';
import { type Promised, readClock, soon, soonUntil, stones } from './clock.ts';
import { isOpen, lastOpen } from './office.ts';

const hour = 3_600_000;
const minute = 60_000;
const day = 24 * hour;
const now = at('2026-11-17', '14:20');
const promised = (dueAt: number, more: Partial<Promised> = {}): Promised => ({
  receivedAt: dueAt - day,
  dueAt,
  contactedAt: null,
  callable: true,
  ...more,
});

test('the readings of the design, on Tuesday 17 November at 2:20 PM', () => {
  assert.deepEqual(readClock(office, promised(at('2026-11-18', '10:48')), now), {
    kind: 'in-time',
    left: 6 * hour + 28 * minute,
    by: at('2026-11-18', '10:48'),
  });
  assert.deepEqual(readClock(office, promised(at('2026-11-17', '15:25')), now), {
    kind: 'soon',
    left: hour + 5 * minute,
    by: at('2026-11-17', '15:25'),
  });
  assert.deepEqual(readClock(office, promised(at('2026-11-17', '11:05')), now), {
    kind: 'overdue',
    late: 3 * hour + 15 * minute,
    due: at('2026-11-17', '11:05'),
  });
  // Promised for 9:40 PM, when nobody is there: by 7:00 PM.
  const evening = readClock(office, promised(at('2026-11-17', '21:40')), now);
  assert.equal('by' in evening && evening.by, at('2026-11-17', '19:00'));
  const early = at('2026-11-18', '07:15');
  assert.deepEqual(readClock(office, promised(early), at('2026-11-17', '19:05')), {
    kind: 'closed',
    due: early,
    opens: at('2026-11-18', '09:00'),
  });
});

test('first contact stops it for good, in time or late; who must not be called has none', () => {
  const due = at('2026-11-17', '11:05');
  const took = (hours: number) => promised(due, { contactedAt: due - day + hours * hour });
  assert.deepEqual(readClock(office, took(2), now), { kind: 'stopped', took: 2 * hour });
  assert.deepEqual(readClock(office, took(27), now), { kind: 'stopped-late', took: 27 * hour });
  assert.deepEqual(readClock(office, promised(due, { callable: false }), now), { kind: 'none' });
});

test('a stone for each open hour', () => {
  const due = at('2026-11-18', '10:48');
  assert.deepEqual(stones(office, promised(due), now), { of: 10, left: 7 });
  assert.deepEqual(stones(office, promised(due), due + day), { of: 10, left: 0 });
});

test('a later promise never has less time left, so the order by due is the order by the clock', () => {
  fc.assert(
    fc.property(anyOffice, anyMoment, fc.nat(3 * day), fc.nat(3 * day), (any, moment, a, b) => {
      const [first, second] = [Math.min(a, b), Math.max(a, b)].map((ahead) =>
        readClock(any, promised(moment + ahead), moment),
      );
      const left = (reading = first) => (reading && 'left' in reading ? reading.left : 0);
      assert.ok(left(first) <= left(second));
    }),
  );
});

test('one comparison tells soon from in time', () => {
  fc.assert(
    fc.property(anyOffice, anyMoment, fc.nat(9 * day), (any, moment, ahead) => {
      const due = moment + ahead;
      const { kind } = readClock(any, promised(due), moment);
      assert.equal(kind !== 'in-time', due < soonUntil(any, moment));
    }),
  );
});

test('what is to be done by then can be done by then: the time named is open, or the last open minute', () => {
  fc.assert(
    fc.property(anyOffice, anyMoment, fc.nat(3 * day), (any, moment, ahead) => {
      const reading = readClock(any, promised(moment + ahead), moment);
      if (!('by' in reading)) return;
      assert.ok(isOpen(any, reading.by - 1) || isOpen(any, reading.by));
      assert.ok(reading.by >= moment && reading.by <= moment + ahead);
      assert.equal(reading.by, lastOpen(any, moment + ahead));
      assert.equal(reading.kind === 'soon', reading.left < soon);
    }),
  );
});
