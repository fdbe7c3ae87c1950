import { type PointerEvent, useRef, useState } from 'react';
import { axisOf, type Outcome, outcomeOf, pinchOf } from './swipe.ts';
import type { Point } from './zoom.ts';

interface Answers {
  /** While zoomed a drag pans; it neither moves nor closes. */
  zoomed: boolean;
  onSwipe: (outcome: Outcome) => void;
  onPan: (by: Point) => void;
  onPinch: (ratio: number, around: Point, by: Point) => void;
}

const still: Point = { x: 0, y: 0 };

/** Fingers and the mouse on the stage: one swipes or pans, two pinch. */
export function useSwipe({ zoomed, onSwipe, onPan, onPinch }: Answers) {
  const pointers = useRef(new Map<number, Point>());
  const drag = useRef<{ start: Point; axis: 'x' | 'y' | 'pinch' | null }>({ start: still, axis: null });
  /** How far the picture follows a swipe; null while nothing is dragged. */
  const [offset, setOffset] = useState<Point | null>(null);

  const down = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (pointers.current.size === 1) {
      drag.current = { start: { x: event.clientX, y: event.clientY }, axis: null };
    } else {
      drag.current.axis = 'pinch';
      setOffset(still);
    }
  };

  const move = (event: PointerEvent<HTMLElement>) => {
    const last = pointers.current.get(event.pointerId);
    if (!last) return;
    const now = { x: event.clientX, y: event.clientY };
    const pair = () => [...pointers.current.values()].slice(0, 2) as [Point, Point];
    const before = pair();
    pointers.current.set(event.pointerId, now);
    if (pointers.current.size > 1) {
      const { ratio, from, by } = pinchOf(before, pair());
      onPinch(ratio, from, by);
      return;
    }
    const { start } = drag.current;
    const way = { x: now.x - start.x, y: now.y - start.y };
    if (!drag.current.axis) {
      drag.current.axis = axisOf(way);
      // Not before: a captured pointer would take the click away from what lies under it.
      if (drag.current.axis) event.currentTarget.setPointerCapture(event.pointerId);
    }
    const { axis } = drag.current;
    if (!axis) return;
    if (zoomed) {
      setOffset(still);
      onPan({ x: now.x - last.x, y: now.y - last.y });
    } else if (axis !== 'pinch') {
      setOffset(axis === 'x' ? { x: way.x, y: 0 } : { x: 0, y: way.y });
    }
  };

  const end = (event: PointerEvent<HTMLElement>) => {
    if (!pointers.current.delete(event.pointerId) || pointers.current.size > 0) return;
    setOffset(null);
    const { start, axis } = drag.current;
    if (event.type !== 'pointerup' || zoomed || axis === 'pinch') return;
    const outcome = outcomeOf(axis, { x: event.clientX - start.x, y: event.clientY - start.y });
    if (outcome) onSwipe(outcome);
  };

  const handlers = {
    onPointerDown: down,
    onPointerMove: move,
    onPointerUp: end,
    onPointerCancel: end,
    onPointerLeave: end,
  };
  /** Whether the click that follows belongs to a drag. */
  const dragged = () => drag.current.axis !== null;
  return { offset, handlers, dragged };
}
