import assert from 'node:assert/strict';
import { test } from 'node:test';
import { actualScale, fit, isDoubleTap, type Measures, panBy, stepBy, toggleAt, zoomAt } from './zoom.ts';

const desk: Measures = {
  picture: { width: 800, height: 600 },
  stage: { width: 1280, height: 640 },
  natural: 2160,
};

test('actual size is one pixel of the file on one of the page, never smaller than what fits', () => {
  assert.equal(actualScale(desk), 2.7);
  assert.equal(actualScale({ ...desk, natural: 400 }), 1);
});

test('toggling goes to actual size and back', () => {
  const near = toggleAt(fit, { x: 0, y: 0 }, desk);
  assert.deepEqual(near, { scale: 2.7, x: 0, y: 0 });
  assert.deepEqual(toggleAt(near, { x: 50, y: 50 }, desk), fit);
  assert.deepEqual(toggleAt({ scale: 1.3, x: 0, y: 0 }, { x: 50, y: 50 }, desk), fit);
});

test('what lies under the point stays under it', () => {
  const view = zoomAt(fit, 2, { x: 100, y: -50 }, desk);
  assert.deepEqual(view, { scale: 2, x: -100, y: 50 });
});

test('no edge of the stage is left open', () => {
  // 800 × 2.7 = 2160: (2160 − 1280) / 2 = 440; 600 × 2.7 = 1620: (1620 − 640) / 2 = 490.
  const near = zoomAt(fit, 2.7, { x: 0, y: 0 }, desk);
  const corner = panBy(near, { x: 9999, y: -9999 }, desk);
  assert.equal(corner.x, 440);
  assert.ok(Math.abs(corner.y + 490) < 1e-9);
  assert.equal(panBy({ scale: 1.2, x: 0, y: 0 }, { x: 300, y: 0 }, desk).x, 0);
});

test('steps of one end at the size that fits and at actual size', () => {
  const two = stepBy(fit, 1, desk);
  assert.equal(two.scale, 2);
  const most = stepBy(two, 1, desk);
  assert.equal(most.scale, 2.7);
  assert.equal(stepBy(most, 1, desk).scale, 2.7);
  assert.equal(stepBy(two, -1, desk).scale, 1);
  assert.equal(stepBy(fit, -1, desk).scale, 1);
});

test('two taps on one spot within 300 ms are a double tap', () => {
  const first = { x: 10, y: 10, time: 1000 };
  assert.equal(isDoubleTap(null, first), false);
  assert.equal(isDoubleTap(first, { x: 14, y: 8, time: 1300 }), true);
  assert.equal(isDoubleTap(first, { x: 14, y: 8, time: 1301 }), false);
  assert.equal(isDoubleTap(first, { x: 80, y: 10, time: 1100 }), false);
});
