import { type ComponentType, type ReactElement, use } from 'react';
import { matchRoutes, type RouteObject } from 'react-router-dom';

type Load = () => Promise<unknown>;

/**
 * A page, or a part of one, whose code loads when it opens, or earlier through `handle`. Loaded code renders at once:
 * otherwise React would show a fallback first, which it then keeps for 300 ms.
 */
export function lazyPage(load: () => Promise<{ Component: ComponentType }>): { element: ReactElement; handle: Load } {
  let loading: Promise<ComponentType> | undefined;
  let loaded: ComponentType | undefined;
  // A failed load stays failed: React uses the same promise until it has rendered the page, or its failure.
  const handle = () => (loading ??= load().then(({ Component }) => (loaded = Component)));
  function Page() {
    const Component = loaded ?? use(handle());
    return <Component />;
  }
  return { element: <Page />, handle };
}

/** Loads the code of the page at an address. If that fails, opening the page fails too, and shows the error. */
export async function fetchPage(routes: RouteObject[], pathname: string): Promise<void> {
  const handles = (matchRoutes(routes, pathname) ?? []).map(({ route }) => route.handle as unknown);
  const loads = handles.filter((handle): handle is Load => typeof handle === 'function');
  await Promise.all(loads.map((load) => load().catch(reportError)));
}
