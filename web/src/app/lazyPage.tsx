import { type ComponentType, type ReactElement, use } from 'react';
import { matchRoutes, type RouteObject } from 'react-router-dom';

type Load = () => Promise<unknown>;

/**
 * A page, or a part of one, whose code is fetched when it is opened; `handle` fetches it before that. Once it is there it is drawn at once: React shows nothing
 * in its place first, which it would then keep for 300 ms.
 */
export function lazyPage(load: () => Promise<{ Component: ComponentType }>): { element: ReactElement; handle: Load } {
  let loading: Promise<ComponentType> | undefined;
  // One that failed stays so: React asks for the same one until it has drawn the page, or its failure.
  const handle = () => (loading ??= readable(load().then(({ Component }) => Component)));
  function Page() {
    const Component = use(handle());
    return <Component />;
  }
  return { element: <Page />, handle };
}

/** A promise of which `use` can read the value at once when it is there, also if nothing has waited for it before. */
function readable<Value>(promise: Promise<Value>): Promise<Value> {
  const tracked: Promise<Value> & { status?: 'fulfilled'; value?: Value } = promise.then((value) => {
    tracked.status = 'fulfilled';
    tracked.value = value;
    return value;
  });
  return tracked;
}

/** Fetches the code of the page at an address. Should that fail, the page fails too when it is opened, and says so. */
export async function fetchPage(routes: RouteObject[], pathname: string): Promise<void> {
  const handles = (matchRoutes(routes, pathname) ?? []).map(({ route }) => route.handle as unknown);
  const loads = handles.filter((handle): handle is Load => typeof handle === 'function');
  await Promise.all(loads.map((load) => load().catch(reportError)));
}
