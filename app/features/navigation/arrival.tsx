import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** Where a reader begins on the new page: at the part the address names, else at its heading. */
function beginning(main: Element, hash: string): HTMLElement | null {
  const named = hash && document.getElementById(decodeURIComponent(hash.slice(1)));
  return named || main.querySelector('h1');
}

/**
 * A change of page inside the site, told as a browser tells a new document: the focus leaves the old page's link for the
 * new page's beginning, and its title is said. Where the page stands is the scroll restoration's affair.
 */
export function Arrival() {
  const { pathname, hash } = useLocation();
  const [title, setTitle] = useState('');
  const left = useRef(pathname);
  // Back finds the page where it was left only if that place is measured, not guessed (server/http/far-bands.ts).
  useLayoutEffect(() => {
    if (left.current !== pathname) document.documentElement.dataset.drawn = '';
  }, [pathname]);
  useEffect(() => {
    if (left.current === pathname) return;
    left.current = pathname;
    setTitle(document.title);
    const main = document.getElementById('main');
    const { activeElement } = document;
    // A form that waits or failed may have taken the focus to itself already.
    if (!main || (activeElement !== main && main.contains(activeElement))) return;
    const target = beginning(main, hash);
    if (!target) return;
    if (target.tabIndex < 0) target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [pathname, hash]);
  return (
    <p className="visually-hidden" aria-live="polite">
      {title}
    </p>
  );
}
