import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createPresence, type Here } from './presence.ts';
import type { Viewer } from './views.ts';

const [asha, meera]: [Viewer, Viewer] = [
  { id: 'asha', role: 'adviser', name: 'Asha Rao' },
  { id: 'meera', role: 'adviser', name: 'Meera Joshi' },
];

/** Two instances and the line between them. */
function pair() {
  const clock = { now: 0, cut: false };
  const send = (by: 'one' | 'two') => (here: Here) => {
    if (!clock.cut) (by === 'one' ? two : one).heard(by, here);
  };
  const one = createPresence(send('one'), () => clock.now);
  const two = createPresence(send('two'), () => clock.now);
  return { one, two, clock };
}

for (const where of ['one instance', 'two instances'] as const)
  test(`whoever has an enquiry open sees who else has, until they leave: ${where}`, () => {
    const { one, two } = pair();
    const second = where === 'one instance' ? one : two;
    const [seen, others]: [string[][], string[][]] = [[], []];
    const leave = one.visit('PS-1', asha, (names) => seen.push(names));
    const alsoMe = second.visit('PS-1', asha, (names) =>
      assert.fail(`another window of one's own is nobody: ${names}`),
    );
    alsoMe();
    const gone = second.visit('PS-1', meera, (names) => others.push(names));
    second.visit('PS-2', meera, (names) => assert.fail(`another enquiry: ${names}`));
    assert.deepEqual([seen, others], [[['Meera']], [['Asha']]]);
    gone();
    gone();
    assert.deepEqual(seen, [['Meera'], []]);
    leave();
  });

test('an instance that was killed is forgotten', () => {
  const { one, two, clock } = pair();
  const seen: string[][] = [];
  one.visit('PS-1', asha, (names) => seen.push(names));
  two.visit('PS-1', meera, () => {});
  clock.cut = true;
  clock.now = 120_000;
  one.heard('three', { reference: 'PS-1', people: [], asks: false });
  assert.deepEqual(seen, [['Meera'], []]);
});
