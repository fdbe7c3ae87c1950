import { type RefObject, useEffect, useRef, useState } from 'react';
import {
  actualScale,
  fit,
  isDoubleTap,
  type Measures,
  type Point,
  panBy,
  stepBy,
  type Tap,
  toggleAt,
  type View,
  zoomAt,
} from './zoom.ts';

/** A picture can be enlarged this long after it has come. */
const readyAfter = 300;

/** The size and place of the current picture; `loaded` says which one has come, or null while none has. */
export function useZoom(stage: RefObject<HTMLElement | null>, natural: number, loaded: number | null) {
  const [view, setView] = useState<View>(fit);
  const [largest, setLargest] = useState(Number.POSITIVE_INFINITY);
  const [ready, setReady] = useState(false);
  const lastTap = useRef<Tap | null>(null);

  useEffect(() => {
    if (loaded === null) return;
    const timer = setTimeout(() => setReady(true), readyAfter);
    return () => {
      clearTimeout(timer);
      setReady(false);
    };
  }, [loaded]);

  // A turned phone has another size that fits.
  useEffect(() => {
    const reset = () => setView(fit);
    addEventListener('resize', reset);
    return () => removeEventListener('resize', reset);
  }, []);

  const change = (next: (view: View, measures: Measures, middle: Point) => View) => {
    const box = stage.current?.getBoundingClientRect();
    const picture = stage.current?.querySelector('[data-current] img');
    if (!ready || !box || !picture) return;
    const { width, height } = getComputedStyle(picture);
    const measures = {
      stage: box,
      picture: { width: Number.parseFloat(width), height: Number.parseFloat(height) },
      natural,
    };
    const middle = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    setLargest(actualScale(measures));
    setView((now) => next(now, measures, middle));
  };
  const from = (middle: Point, { x, y }: Point) => ({ x: x - middle.x, y: y - middle.y });

  return {
    view,
    ready,
    zoomed: view.scale > 1,
    /** Nothing more to see; known once the picture has been measured. */
    actual: view.scale >= largest,
    reset: () => setView(fit),
    step: (direction: 1 | -1) => change((now, measures) => stepBy(now, direction, measures)),
    pan: (by: Point) => change((now, measures) => panBy(now, by, measures)),
    pinch: (ratio: number, around: Point, by: Point) =>
      change((now, measures, middle) =>
        panBy(zoomAt(now, now.scale * ratio, from(middle, around), measures), by, measures),
      ),
    tap: (tap: Tap) => {
      const double = isDoubleTap(lastTap.current, tap);
      lastTap.current = double ? null : tap;
      if (double) change((now, measures, middle) => toggleAt(now, from(middle, tap), measures));
    },
  };
}
