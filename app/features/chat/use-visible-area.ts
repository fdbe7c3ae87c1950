import { type RefObject, useEffect } from 'react';

/** Tells the styles what part of the window is seen: on phones the keyboard covers the rest without resizing the page. */
export function useVisibleArea(target: RefObject<HTMLElement | null>, active: boolean) {
  useEffect(() => {
    const view = window.visualViewport;
    const style = target.current?.style;
    if (!active || !view || !style) return;
    const forget = () => {
      style.removeProperty('--seen');
      style.removeProperty('--seen-end');
    };
    const measure = () => {
      // Zoomed in by hand, the reader moves the window: the sheet stays where it is.
      if (view.scale > 1.01) return forget();
      style.setProperty('--seen', `${view.height}px`);
      style.setProperty('--seen-end', `${view.offsetTop + view.height}px`);
    };
    measure();
    view.addEventListener('resize', measure);
    view.addEventListener('scroll', measure);
    return () => {
      view.removeEventListener('resize', measure);
      view.removeEventListener('scroll', measure);
      forget();
    };
  }, [target, active]);
}
