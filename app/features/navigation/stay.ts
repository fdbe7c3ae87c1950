// A page whose data cannot be fetched is not shown, and neither is an error screen: the visitor stays where they are,
// with all they have typed, and is told.
import { type DataStrategyResult, isRouteErrorResponse } from 'react-router';

type Results = Record<string, DataStrategyResult>;

/** The page on the screen, and its place among those of the tab: the router numbers them. */
let shown = { address: '', place: 0 };
let returning = false;
let tell = () => {};

const placeNow = (): number => history.state?.idx ?? shown.place;

/** The page has changed, or stands again after a change that failed. */
export function noteShown(address: string) {
  shown = { address, place: placeNow() };
  returning = false;
}

export function onUnreached(listener: () => void) {
  tell = listener;
}

/** No answer, or none of ours: a redirect and a refusal such as “not found” are answers. */
const isMissing = ({ type, result }: DataStrategyResult) =>
  type === 'error' && !(result instanceof Response) && !(isRouteErrorResponse(result) && result.status < 500);

export async function stayIfUnreached({ request }: { request: Request }, next: () => Promise<Results>) {
  const { pathname, search } = new URL(request.url);
  // On the way back to the page that never went away: it has its data.
  if (returning && pathname + search === shown.address) return {};
  const results = await next();
  if (request.signal.aborted || !Object.values(results).some(isMissing)) return results;
  tell();
  const steps = placeNow() - shown.place;
  if (steps !== 0) {
    returning = true;
    history.go(-steps);
  }
  // Neither done nor failed: the router goes on showing what it has until the visitor asks for another page.
  return new Promise<Results>(() => {});
}
