import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useBlocker, useLocation, useRouteError } from 'react-router';
import { type ToastWords, useToast } from '../../ui/toast.tsx';
import { PageHints } from './page-hints.tsx';
import { isLoaded, routeOf } from './route-assets.ts';
import { noteShown, onUnreached } from './stay.ts';

export interface PageChangeWords {
  offline: ToastWords;
  failed: ToastWords;
}

/** Whether the server says anything at all. What the browser believes of the connection is often wrong. */
const answers = (url: string) =>
  fetch(url, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status < 500,
    () => false,
  );

/** Asks as the browser would before it leaves the page, but without its dialog: an enquiry may still wait to be sent. */
const mayLeave = () => dispatchEvent(new Event('beforeunload', { cancelable: true }));

/** A link that would load another document of this site in this tab. */
function documentLink(event: MouseEvent): HTMLAnchorElement | undefined {
  const elsewhere = event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  if (event.defaultPrevented || elsewhere) return undefined;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link?.origin !== location.origin || link.target || link.pathname === location.pathname) return undefined;
  return link;
}

/**
 * The way from one page to the next. The router reloads the page it is on when the module of another does not come; so
 * it hears of a change of page only when the module is here. If it does not come, the page stays, and the visitor is
 * told. Only where the server answers and lacks the file, as after a new version went live, the new page is loaded whole.
 */
export function PageChange({ words }: { words: PageChangeWords }) {
  const here = useLocation();
  const broken = Boolean(useRouteError());
  const { show } = useToast();
  const action = useRef('PUSH');
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    const route = routeOf(nextLocation.pathname);
    action.current = historyAction;
    return currentLocation.pathname !== nextLocation.pathname && route !== undefined && !isLoaded(route);
  });

  const tell = useEffectEvent(() => show({ ...(navigator.onLine ? words.failed : words.offline), tone: 'error' }));
  useEffect(() => onUnreached(() => tell()), []);
  useLayoutEffect(() => noteShown(broken ? '' : here.pathname + here.search), [broken, here]);

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const { location: next } = blocker;
    const url = next.pathname + next.search + next.hash;
    let wanted = true;
    const leave = () => {
      // Back and forward stand on the right place of the history when the router reloads; a click does not.
      if (action.current === 'POP') blocker.proceed();
      else if (action.current === 'REPLACE') location.replace(url);
      else location.assign(url);
    };
    const stay = () => {
      blocker.reset();
      tell();
    };
    import(/* @vite-ignore */ routeOf(next.pathname)?.module ?? '').then(
      () => wanted && blocker.proceed(),
      async () => {
        const there = (await answers(url)) && mayLeave();
        if (wanted) (there ? leave : stay)();
      },
    );
    return () => {
      wanted = false;
    };
  }, [blocker]);

  useEffect(() => {
    const onClick = async (event: MouseEvent) => {
      const link = navigator.onLine ? undefined : documentLink(event);
      if (!link) return;
      event.preventDefault();
      if (await answers(link.href)) location.assign(link.href);
      else tell();
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);

  return blocker.state === 'blocked' && <PageHints {...blocker.location} />;
}
