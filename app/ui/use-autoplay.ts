import { type FocusEvent, useEffect, useEffectEvent, useState } from 'react';

declare global {
  interface Window {
    /** When a page that wakes by itself could be read: server/http/asleep.ts. */
    readableSince?: number;
  }
}

/** How long a visitor has been looking at it already when the page comes alive. */
const lookedAt = () => (window.readableSince === undefined ? 0 : performance.now() - window.readableSince);

/**
 * Calls `step` every `every` ms until the visitor pauses it, points at it, focuses it, or asks for reduced motion.
 * Spread `holders` on the element that must stand still while it is looked at.
 */
export function useAutoplay(every: number, step: () => void, halted = false) {
  const [playing, setPlaying] = useState(true);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const [beginning, setBeginning] = useState(0);
  const tick = useEffectEvent(step);

  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) setPlaying(false);
  }, []);

  const running = playing && !pointed && !focused && !halted;
  useEffect(() => {
    if (!running) return;
    // A timer in place of an interval's first round, which a sleeping page has begun already.
    let timer = setTimeout(
      function turn() {
        tick();
        timer = setTimeout(turn, every);
      },
      Math.max(every - lookedAt(), 0),
    );
    return () => clearTimeout(timer);
  }, [running, every, beginning]);

  const holders = {
    'data-turns': true,
    onPointerEnter: () => setPointed(true),
    onPointerLeave: () => setPointed(false),
    // A press leaves focus behind, too, without the visitor staying there: only focus that shows holds.
    onFocus: (event: FocusEvent) => setFocused(event.target.matches(':focus-visible')),
    onBlur: (event: FocusEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
    },
  };
  return {
    playing,
    toggle: () => setPlaying((now) => !now),
    /** What the visitor chose is shown for the whole time, whatever was left of it. */
    restart: () => setBeginning((now) => now + 1),
    holders,
  };
}
