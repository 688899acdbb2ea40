import { type ComponentType, lazy, type ReactElement } from 'react';
import { matchRoutes, type RouteObject } from 'react-router-dom';

type Load = () => Promise<{ Component: ComponentType }>;

/** A page whose code is fetched when it is opened; `handle` fetches it before that. */
export function lazyPage(load: Load): { element: ReactElement; handle: Load } {
  const Page = lazy(async () => ({ default: (await load()).Component }));
  return { element: <Page />, handle: load };
}

/**
 * Fetches the code of the page at an address, so that it comes while the session is still being looked at. Should that fail, the page fails too when it is
 * opened, and says so.
 */
export function fetchAhead(routes: RouteObject[], pathname: string): void {
  for (const { route } of matchRoutes(routes, pathname) ?? []) {
    if (typeof route.handle === 'function') (route.handle as Load)().catch(reportError);
  }
}
