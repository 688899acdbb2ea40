import { type ComponentType, lazy, type ReactElement } from 'react';
import { matchRoutes, type RouteObject } from 'react-router-dom';

type Load = () => Promise<unknown>;
type Loaded = { default: ComponentType };

/**
 * A page, or a part of one, whose code loads when it opens, or earlier through `handle`. Loaded code renders at once:
 * otherwise React would show a fallback first, which it then keeps for 300 ms.
 */
export function lazyPage(load: () => Promise<{ Component: ComponentType }>): { element: ReactElement; handle: Load } {
  let loading: Promise<Loaded> | undefined;
  let loaded: Loaded | undefined;
  // A failed load stays failed: React uses the same promise until it has rendered the page, or its failure.
  const handle = () => (loading ??= load().then(({ Component }) => (loaded = { default: Component })));
  const Page = lazy(() => (loaded === undefined ? handle() : settled(loaded)));
  return { element: <Page />, handle };
}

/** Tells its value as soon as it is asked, unlike a promise. `lazy` takes it as well, but its type does not say so. */
const settled = <Value,>(value: Value) =>
  ({ then: (resolve: (value: Value) => unknown) => resolve(value) }) as Promise<Value>;

/** Loads the code of the page at an address. If that fails, opening the page fails too, and shows the error. */
export async function fetchPage(routes: RouteObject[], pathname: string): Promise<void> {
  const handles = (matchRoutes(routes, pathname) ?? []).map(({ route }) => route.handle as unknown);
  const loads = handles.filter((handle): handle is Load => typeof handle === 'function');
  await Promise.all(loads.map((load) => load().catch(reportError)));
}
