import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { anyMoment, anyOffice, at, office } from '../../tests/desk/offices.ts';
import { type Adviser, goesOnAt, reminders, type ToAssign, whoseTurn } from './assignment.ts';
import { nextTry } from './next-try.ts';
import { isOpen, openBetween } from './office.ts';

const hour = 3_600_000;
const day = 24 * hour;
const today = '2026-11-17';
const adviser = (id: string, more: Partial<Adviser> = {}): Adviser => ({
  id,
  inTurn: true,
  leave: [],
  products: [],
  languages: ['en', 'hi'],
  lastTurnAt: 0,
  ...more,
});
const enquiry = (more: Partial<ToAssign> = {}): ToAssign => ({
  product: 'home-loan',
  language: 'hi',
  knownBy: [],
  passedBy: [],
  ...more,
});

test('the one who waited longest gets it; whoever knows the person comes first; away, on leave and passed by do not', () => {
  const [asha, vikram, meera] = [
    adviser('asha', { lastTurnAt: 3 }),
    adviser('vikram', { lastTurnAt: 1 }),
    adviser('meera', { lastTurnAt: 2 }),
  ];
  const all = [asha, vikram, meera];
  assert.equal(whoseTurn(all, enquiry(), today)?.id, 'vikram');
  assert.equal(whoseTurn(all, enquiry({ knownBy: ['asha'] }), today)?.id, 'asha');
  assert.equal(whoseTurn(all, enquiry({ passedBy: ['vikram'] }), today)?.id, 'meera');
  assert.equal(whoseTurn([{ ...vikram, inTurn: false }, meera, asha], enquiry(), today)?.id, 'meera');
  assert.equal(whoseTurn([{ ...vikram, leave: [today] }, asha], enquiry(), today)?.id, 'asha');
  assert.equal(whoseTurn([{ ...vikram, inTurn: false }], enquiry({ knownBy: ['vikram'] }), today), null);
});

test('product before language, and somebody before nobody', () => {
  const home = adviser('home', { products: ['home-loan'], languages: ['en'], lastTurnAt: 9 });
  const hindi = adviser('hindi', { products: ['business-loan'], languages: ['hi'] });
  assert.equal(whoseTurn([home, hindi], enquiry(), today)?.id, 'home');
  assert.equal(whoseTurn([home, hindi], enquiry({ product: 'personal-loan' }), today)?.id, 'hindi');
  assert.equal(whoseTurn([home, hindi], enquiry({ product: null }), today)?.id, 'hindi');
});

test('over many enquiries the turns are even, whatever the order of the list', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 8 }),
      fc.integer({ min: 1, max: 80 }),
      fc.nat(),
      (people, enquiries, seed) => {
        let advisers = Array.from({ length: people }, (_, index) => adviser(`a${index}`));
        const turns = new Map<string, number>();
        for (let turn = 1; turn <= enquiries; turn += 1) {
          const by = (seed + turn) % people;
          advisers = [...advisers.slice(by), ...advisers.slice(0, by)];
          const chosen = whoseTurn(advisers, enquiry(), today);
          assert.ok(chosen);
          turns.set(chosen.id, (turns.get(chosen.id) ?? 0) + 1);
          advisers = advisers.map((one) => (one.id === chosen.id ? { ...one, lastTurnAt: turn } : one));
        }
        const counts = advisers.map(({ id }) => turns.get(id) ?? 0);
        assert.ok(Math.max(...counts) - Math.min(...counts) <= 1);
      },
    ),
  );
});

test('half an hour of open time to take it, over the night and the weekend', () => {
  assert.equal(goesOnAt(office, at('2026-11-17', '14:20')), at('2026-11-17', '14:50'));
  assert.equal(goesOnAt(office, at('2026-11-17', '18:50')), at('2026-11-18', '09:20'));
  assert.equal(goesOnAt(office, at('2026-11-07', '20:00')), at('2026-11-09', '09:30'));
});

test('adviser at half, team at three quarters, owner when due and daily after', () => {
  const received = at('2026-11-17', '09:00');
  assert.deepEqual(reminders(office, received, received + day, received + 3 * day), [
    { to: 'adviser', at: at('2026-11-17', '14:00') },
    { to: 'team', at: at('2026-11-17', '16:30') },
    { to: 'owner', at: received + day },
    { to: 'owner', at: received + 2 * day },
    { to: 'owner', at: received + 3 * day },
  ]);
});

test('reminders come in order, in open time before the promise ends, and the owner always hears of it', () => {
  fc.assert(
    fc.property(anyOffice, anyMoment, (any, received) => {
      const due = received + day;
      const list = reminders(any, received, due, due);
      assert.deepEqual(list.at(-1), { to: 'owner', at: due });
      for (const [index, { to, at: moment }] of list.entries()) {
        assert.ok(moment >= (list[index - 1]?.at ?? received));
        if (to !== 'owner') assert.ok(openBetween(any, received, moment) > 0 && moment < due);
      }
    }),
  );
});

test('no answer: in two hours, then the next morning, then two days on', () => {
  const now = at('2026-11-17', '14:20');
  assert.equal(nextTry(office, 1, now), at('2026-11-17', '16:20'));
  assert.equal(nextTry(office, 2, now), at('2026-11-18', '09:00'));
  assert.equal(nextTry(office, 3, now), at('2026-11-19', '09:00'));
  // Late in the day, and into a holiday.
  assert.equal(nextTry(office, 1, at('2026-11-17', '18:00')), at('2026-11-18', '09:00'));
  assert.equal(nextTry(office, 2, at('2026-11-07', '12:00')), at('2026-11-09', '09:00'));
});

test('a next try is ahead and open, whenever the office opens at all', () => {
  fc.assert(
    fc.property(anyOffice, anyMoment, fc.integer({ min: 1, max: 7 }), (any, moment, tries) => {
      const next = nextTry(any, tries, moment);
      assert.equal(next === null, any.hours.length === 0);
      if (next !== null) assert.ok(next > moment && isOpen(any, next));
    }),
  );
});
