// What a drag or a turn of the wheel means, apart from any element.
import type { Point } from './zoom.ts';

/** A drag has a direction once it is longer than this. */
const decideAfter = 15;
const moveAfter = 50;
const closeAfter = 100;
const wheelPause = 1000;

type Axis = 'x' | 'y';
export type Outcome = 'previous' | 'next' | 'close';

export function axisOf({ x, y }: Point): Axis | null {
  if (Math.max(Math.abs(x), Math.abs(y)) <= decideAfter) return null;
  return Math.abs(x) >= Math.abs(y) ? 'x' : 'y';
}

/** What a drag along its axis leads to when it is let go. */
export function outcomeOf(axis: Axis | null, { x, y }: Point): Outcome | null {
  if (axis === 'y') return Math.abs(y) > closeAfter ? 'close' : null;
  if (axis === 'x' && Math.abs(x) > moveAfter) return x < 0 ? 'next' : 'previous';
  return null;
}

/** The step a turn of the wheel asks for, or 0 within a second of the last one taken. */
export function wheelStep(delta: Point, now: number, last: number): -1 | 0 | 1 {
  const main = Math.abs(delta.x) > Math.abs(delta.y) ? delta.x : delta.y;
  if (main === 0 || now - last < wheelPause) return 0;
  return main > 0 ? 1 : -1;
}

/** How two fingers moved: by how much they spread, around which point, and how that point travelled. */
export function pinchOf(before: [Point, Point], after: [Point, Point]) {
  const spread = ([a, b]: [Point, Point]) => Math.hypot(a.x - b.x, a.y - b.y);
  const middle = ([a, b]: [Point, Point]) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  const from = middle(before);
  const at = middle(after);
  return { ratio: spread(after) / (spread(before) || 1), from, by: { x: at.x - from.x, y: at.y - from.y } };
}
