import { useEffect, useState } from 'react';
import { PageHints } from './page-hints.tsx';

/** What the browser knows of the line; some say nothing of it. */
interface Line {
  saveData?: boolean;
  effectiveType?: string;
}

/** Asked anew each time: a phone moves from one network to another, or out of all. */
function lineIsGood(): boolean {
  const { connection, onLine } = navigator as Navigator & { connection?: Line };
  return onLine && !connection?.saveData && (connection?.effectiveType ?? '4g') === '4g';
}

/** Files, and a visitor's own enquiry: never fetched before they are asked for. */
const notAhead = /\.|^\/status\//;

/** The link to another page of this site that something stands in. */
function linkTo(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link?.origin !== location.origin || link.pathname === location.pathname) return undefined;
  return notAhead.test(link.pathname) ? undefined : link;
}

/**
 * A finger, pointer or focus on a link says which page comes next: its modules and data are fetched meanwhile, on good
 * lines only. One listener for all links of the site.
 */
export function LikelyNext() {
  const [page, setPage] = useState<{ pathname: string; search: string }>();
  useEffect(() => {
    const prepare = ({ target }: Event) => {
      const link = linkTo(target);
      if (link && lineIsGood()) setPage({ pathname: link.pathname, search: link.search });
    };
    const signs = ['pointerover', 'focusin'];
    for (const sign of signs) document.addEventListener(sign, prepare, { passive: true });
    return () => {
      for (const sign of signs) document.removeEventListener(sign, prepare);
    };
  }, []);
  return page && <PageHints {...page} />;
}
