// Which files a page of the site needs, as React Router's manifest in the page names them.
import { matchRoutes, type RouteObject, type UNSAFE_AssetsManifest } from 'react-router';

declare global {
  interface Window {
    __reactRouterManifest?: Pick<UNSAFE_AssetsManifest, 'routes'>;
    /** The modules that the router has, by route. */
    __reactRouterRouteModules?: Record<string, unknown>;
  }
}

type RouteAssets = NonNullable<UNSAFE_AssetsManifest['routes'][string]>;

export function routeOf(pathname: string): RouteAssets | undefined {
  const routes = window.__reactRouterManifest?.routes ?? {};
  const pages = Object.values(routes)
    .filter((route) => route?.parentId === 'root')
    .map((route) => ({ id: route?.id, path: route?.path, index: route?.index }) as RouteObject);
  const id = matchRoutes(pages, pathname)?.[0]?.route.id;
  return id === undefined ? undefined : routes[id];
}

export const isLoaded = ({ id }: RouteAssets) => id in (window.__reactRouterRouteModules ?? {});

/** Where the router will ask for the page's data: the same address, so that what was fetched ahead is found again. */
export const dataUrl = ({ id }: RouteAssets, pathname: string) =>
  `${pathname}${pathname.endsWith('/') ? '_' : ''}.data?${new URLSearchParams({ _routes: id })}`;
