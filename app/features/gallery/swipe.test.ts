import assert from 'node:assert/strict';
import { test } from 'node:test';
import { axisOf, outcomeOf, pinchOf, wheelStep } from './swipe.ts';

test('a drag has no direction up to 15 px, then the longer one', () => {
  assert.equal(axisOf({ x: 15, y: -15 }), null);
  assert.equal(axisOf({ x: 16, y: 3 }), 'x');
  assert.equal(axisOf({ x: -3, y: -16 }), 'y');
  assert.equal(axisOf({ x: 30, y: 20 }), 'x');
});

test('a horizontal drag moves beyond 50 px only, to the side it comes from', () => {
  assert.equal(outcomeOf('x', { x: -50, y: 0 }), null);
  assert.equal(outcomeOf('x', { x: -51, y: 0 }), 'next');
  assert.equal(outcomeOf('x', { x: 51, y: 300 }), 'previous');
});

test('a vertical drag closes over 100 px only, up or down', () => {
  assert.equal(outcomeOf('y', { x: 0, y: 100 }), null);
  assert.equal(outcomeOf('y', { x: 200, y: 101 }), 'close');
  assert.equal(outcomeOf('y', { x: 0, y: -101 }), 'close');
});

test('a drag that never got a direction leads nowhere', () => {
  assert.equal(outcomeOf(null, { x: 500, y: 500 }), null);
});

test('the wheel takes one step a second', () => {
  assert.equal(wheelStep({ x: 0, y: 120 }, 5000, -Infinity), 1);
  assert.equal(wheelStep({ x: 0, y: 120 }, 5999, 5000), 0);
  assert.equal(wheelStep({ x: 0, y: -120 }, 6000, 5000), -1);
  assert.equal(wheelStep({ x: 90, y: -10 }, 6000, 5000), 1);
  assert.equal(wheelStep({ x: 0, y: 0 }, 6000, 5000), 0);
});

test('two fingers spread, close and travel', () => {
  const pair = (ax: number, bx: number): [{ x: number; y: number }, { x: number; y: number }] => [
    { x: ax, y: 0 },
    { x: bx, y: 0 },
  ];
  assert.deepEqual(pinchOf(pair(-10, 10), pair(-20, 20)), { ratio: 2, from: { x: 0, y: 0 }, by: { x: 0, y: 0 } });
  assert.deepEqual(pinchOf(pair(0, 40), pair(10, 30)), { ratio: 0.5, from: { x: 20, y: 0 }, by: { x: 0, y: 0 } });
  assert.deepEqual(pinchOf(pair(0, 10), pair(5, 15)), { ratio: 1, from: { x: 5, y: 0 }, by: { x: 5, y: 0 } });
  // Two fingers on the same spot must not divide by nothing.
  assert.ok(Number.isFinite(pinchOf(pair(5, 5), pair(5, 6)).ratio));
});
