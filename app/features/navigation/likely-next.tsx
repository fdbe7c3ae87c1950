import { useEffect, useState } from 'react';
import { PrefetchPageLinks } from 'react-router';

/** What the browser knows of the line; some say nothing of it. */
interface Line {
  saveData?: boolean;
  effectiveType?: string;
}

/** Asked anew each time: a phone moves from one network to another. */
function lineIsGood(): boolean {
  const { connection } = navigator as { connection?: Line };
  return !connection?.saveData && (connection?.effectiveType ?? '4g') === '4g';
}

/** Files, and a visitor's own enquiry: never fetched before they are asked for. */
const notAhead = /\.|^\/status\//;

/** The page of this site that a link leads to, unless it is this one. */
function pageBehind(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link?.origin !== location.origin || link.pathname === location.pathname) return undefined;
  return notAhead.test(link.pathname) ? undefined : link.pathname + link.search;
}

/**
 * A finger, pointer or focus on a link says which page comes next: its modules and data are fetched meanwhile, on good
 * lines only. One listener for all links of the site.
 */
export function LikelyNext() {
  const [page, setPage] = useState<string>();
  useEffect(() => {
    const notice = ({ target }: Event) => {
      const next = pageBehind(target);
      if (next && lineIsGood()) setPage(next);
    };
    const signs = ['pointerover', 'focusin'];
    for (const sign of signs) document.addEventListener(sign, notice, { passive: true });
    return () => {
      for (const sign of signs) document.removeEventListener(sign, notice);
    };
  }, []);
  return page && <PrefetchPageLinks page={page} />;
}
