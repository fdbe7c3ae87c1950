import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  afterContact,
  afterMove,
  asksTwice,
  closingReasons,
  type Contact,
  isTry,
  type Move,
  type Standing,
  states,
} from './states.ts';

const anew: Standing = { state: 'new', reason: null, contactedAt: null };

test('who spoke is contacted; no answer, a wrong number and a first message leave the clock running', () => {
  assert.deepEqual(afterContact(anew, 'spoke', 0, 5), { state: 'contacted', reason: null, contactedAt: 5 });
  for (const contact of ['no-answer', 'wrong-number', 'message'] as const)
    assert.deepEqual(afterContact(anew, contact, 0, 5), anew);
  assert.equal(afterContact(anew, 'message', 1, 5).contactedAt, 5);
});

test('the end is asked for once more, all else is free', () => {
  assert.deepEqual(
    states.filter((to) => asksTwice({ to } as Move)),
    ['disbursed', 'closed'],
  );
});

const anyMove: fc.Arbitrary<Move> = fc.oneof(
  fc.constantFrom(...states.filter((state) => state !== 'closed')).map((to) => ({ to }) as Move),
  fc.constantFrom(...closingReasons).map((reason): Move => ({ to: 'closed', reason })),
);
const anyContact = fc.constantFrom<Contact>('spoke', 'no-answer', 'wrong-number', 'message');

test('whatever happens, the first contact stays the first, a reason stands exactly with closed, and one more move undoes', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(anyMove, anyContact), { maxLength: 12 }), (acts) => {
      let standing = anew;
      let tries = 0;
      let first: number | null = null;
      for (const [index, act] of acts.entries()) {
        if (typeof act === 'string') {
          standing = afterContact(standing, act, tries, index);
          if (first === null && (act === 'spoke' || (act === 'message' && tries > 0))) first = index;
          if (isTry(act)) tries += 1;
        } else {
          const before = standing;
          standing = afterMove(standing, act);
          const back: Move =
            before.state === 'closed' ? { to: 'closed', reason: before.reason ?? 'elsewhere' } : { to: before.state };
          assert.deepEqual(afterMove(standing, back), before);
        }
        assert.equal(standing.contactedAt, first);
        assert.equal(standing.reason !== null, standing.state === 'closed');
      }
    }),
  );
});
