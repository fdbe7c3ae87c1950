import { dataUrl, isLoaded, routeOf } from './route-assets.ts';

/**
 * Asks the browser for a page's files and data. Hints only: one that fails changes nothing. React Router's own prefetch
 * runs the modules as well, and reloads the page under the visitor's hands when one of them does not come.
 */
export function PageHints({ pathname, search }: { pathname: string; search: string }) {
  const route = routeOf(pathname);
  if (!route) return null;
  const modules = isLoaded(route) ? [] : [route.module, ...(route.imports ?? [])];
  return (
    <>
      {modules.map((href) => (
        <link key={href} rel="modulepreload" href={href} />
      ))}
      {/* What depends on a query is made anew each time: it would be made twice. */}
      {route.hasLoader && !search && <link rel="prefetch" as="fetch" href={dataUrl(route, pathname)} />}
    </>
  );
}
