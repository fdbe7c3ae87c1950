// A page whose data cannot be fetched is not shown, and neither is an error screen: the visitor stays where they are,
// with all they have typed, and is told.
import { type DataStrategyResult, isRouteErrorResponse } from 'react-router';

type Results = Record<string, DataStrategyResult>;

/** The page on the screen, and its place among those of the tab: the router numbers them. */
let shown = { url: '', place: 0 };
/** The last page that the router got the data of: a moment later it is the one shown. */
let arrived = '';
let tell = () => {};

const placeNow = (): number => history.state?.idx ?? shown.place;

export function noteShown(url: string) {
  shown = { url, place: placeNow() };
  arrived ||= url;
}

export function onUnreached(listener: () => void) {
  tell = listener;
}

// A link within the page is followed by the browser itself, which leaves the new place without a number. Here, outside
// of React, because the router must find it numbered: whoever listens first hears first.
if (typeof window !== 'undefined') {
  addEventListener('popstate', () => {
    if (history.state !== null) return;
    history.replaceState({ idx: shown.place + 1, key: Math.random().toString(36).slice(2) }, '');
  });
}

/** No answer, or none of ours: a redirect and a refusal such as “not found” are answers. */
const isMissing = ({ type, result }: DataStrategyResult) =>
  type === 'error' && !(result instanceof Response) && !(isRouteErrorResponse(result) && result.status < 500);

export async function stayIfUnreached({ request }: { request: Request }, next: () => Promise<Results>) {
  const { pathname, search } = new URL(request.url);
  const url = pathname + search;
  // It is here, with its data: a step taken back, a link to the page itself, a way within it.
  if (request.method === 'GET' && url === shown.url && url === arrived) return {};
  const results = await next();
  if (request.signal.aborted) return results;
  if (!Object.values(results).some(isMissing)) {
    arrived = url;
    return results;
  }
  tell();
  const steps = placeNow() - shown.place;
  if (steps !== 0) history.go(-steps);
  // Neither done nor failed: the router goes on showing what it has until the visitor asks for another page.
  return new Promise<Results>(() => {});
}
