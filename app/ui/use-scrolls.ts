import { type RefObject, useEffect, useRef, useState } from 'react';

/** Whether a list is wider than its place: only then does it take a stop on the way of the Tab key. */
export function useScrolls<Element extends HTMLElement>(): { ref: RefObject<Element | null>; tabIndex?: 0 } {
  const ref = useRef<Element>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const list = ref.current;
    if (!list) return;
    // It reports once at the start, when the layout is done anyway.
    const resized = new ResizeObserver(() => setScrolls(list.scrollWidth > list.clientWidth + 1));
    resized.observe(list);
    return () => resized.disconnect();
  }, []);
  return scrolls ? { ref, tabIndex: 0 } : { ref };
}
