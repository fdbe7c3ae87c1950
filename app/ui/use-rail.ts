import { type RefObject, useEffect, useRef, useState } from 'react';

interface Rail {
  ref: RefObject<HTMLUListElement | null>;
  /** The slide the dots show as current: the one asked for, else the first in view, or the last at the rail's end. */
  index: number;
  atStart: boolean;
  atEnd: boolean;
  /** How far the rail has moved, 0 to 1. */
  progress: number;
  goTo: (index: number) => void;
  /** So many slides on or back, counted from where the rail is going: quick presses add up. */
  step: (by: number) => void;
}

/** How far the rail must scroll to show each slide at its start. */
function slideStarts(rail: HTMLElement): number[] {
  const lefts = Array.from(rail.children, (child) => (child as HTMLElement).offsetLeft);
  return lefts.map((left) => left - (lefts[0] ?? 0));
}

/** How far it scrolls to show this one: the last slides of a wide rail come into view before they reach its start. */
const stopAt = (rail: HTMLElement, index: number) =>
  Math.min(slideStarts(rail)[index] ?? 0, rail.scrollWidth - rail.clientWidth);

const isAt = (rail: HTMLElement, index: number) => Math.abs(stopAt(rail, index) - rail.scrollLeft) <= 4;

const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A native scroll-snap rail: swiping, wheel and keys are the browser's; buttons and autoplay come through goTo. */
export function useRail(count: number, { loop = false } = {}): Rail {
  const ref = useRef<HTMLUListElement>(null);
  const first = useRef(0);
  /** The slide last asked for, until the rail is moved away from it by hand. */
  const goal = useRef<{ index: number; reached: boolean } | null>(null);
  const [place, setPlace] = useState({ index: 0, atStart: true, atEnd: false, progress: 0 });

  useEffect(() => {
    const rail = ref.current;
    if (!rail) return;
    const read = () => {
      const reach = rail.scrollWidth - rail.clientWidth;
      const starts = slideStarts(rail);
      const nearest = starts.reduce(
        (best, start, i) =>
          Math.abs(start - rail.scrollLeft) < Math.abs((starts[best] ?? 0) - rail.scrollLeft) ? i : best,
        0,
      );
      first.current = nearest;
      if (goal.current && isAt(rail, goal.current.index)) goal.current.reached = true;
      else if (goal.current?.reached) goal.current = null;
      const atEnd = rail.scrollLeft >= reach - 4;
      setPlace({
        index: goal.current?.index ?? (atEnd && reach > 4 ? count - 1 : nearest),
        atStart: rail.scrollLeft <= 4,
        atEnd,
        progress: reach > 0 ? rail.scrollLeft / reach : 0,
      });
    };
    const rest = () => {
      if (!goal.current || isAt(rail, goal.current.index)) return;
      // A hand stopped it on the way.
      goal.current = null;
      read();
    };
    rail.addEventListener('scroll', read, { passive: true });
    rail.addEventListener('scrollend', rest);
    rail.addEventListener('touchmove', rest, { passive: true });
    // It also reports once at the start, when the layout is done anyway: reading it here would force a second one.
    const resized = new ResizeObserver(read);
    resized.observe(rail);
    return () => {
      rail.removeEventListener('scroll', read);
      rail.removeEventListener('scrollend', rest);
      rail.removeEventListener('touchmove', rest);
      resized.disconnect();
    };
  }, [count]);

  const goTo = (index: number) => {
    const rail = ref.current;
    if (!rail) return;
    const target = loop ? (index + count) % count : Math.min(count - 1, Math.max(0, index));
    goal.current = { index: target, reached: isAt(rail, target) };
    setPlace((now) => ({ ...now, index: target }));
    rail.scrollTo({ left: stopAt(rail, target), behavior: calm() ? 'auto' : 'smooth' });
  };
  const step = (by: number) => {
    const onTheWay = goal.current?.reached === false;
    goTo((onTheWay ? (goal.current?.index ?? 0) : first.current) + by);
  };
  return { ref, ...place, goTo, step };
}
