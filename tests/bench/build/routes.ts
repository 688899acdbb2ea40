/** A route of the application whose page is loaded when it is opened. */
export type LazyRoute = { readonly path: string; readonly source: string };

/**
 * The routes of the application, from its router's source.
 * @throws when there are none: then they are written in a form that this does not read
 */
export function lazyRoutes(router: string): LazyRoute[] {
  const found = [...router.matchAll(/path: '([^']+)',\s+\.\.\.lazyPage\(\(\) => import\('#web\/([^']+)'\)/g)];
  const routes = found.flatMap(([, path, file]) =>
    path === undefined || file === undefined ? [] : [{ path: `/${path}`, source: `src/${file}` }],
  );
  if (routes.length === 0) throw new Error('the router names no page that is loaded when it is opened');
  return routes;
}
