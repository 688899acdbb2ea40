import { type CallName, callNames, registry } from '#shared/contract/registry.ts';
import { STAGE } from '../../stage.ts';

/**
 * One route of the API: a call of the contract. `key` is its name at the gateway, `open` says that it has no
 * authorizer.
 */
export type Route = { readonly name: CallName; readonly key: string; readonly open: boolean };

const routes = new Map<string, Route>(
  callNames.map((name) => {
    const { method, path, access } = registry[name];
    const key = `${method} ${path}`;
    return [key, { name, key, open: access.name === 'public' }];
  }),
);

/**
 * The route of a request, or undefined. As in the gateway, path and method must match exactly: no trailing slash, no
 * HEAD for GET, no OPTIONS.
 *
 * @param target request target with the stage, such as `/api/add_what?x=1`
 */
export function findRoute(method: string, target: string): Route | undefined {
  const prefix = `/${STAGE}/`;
  const path = target.split('?')[0] ?? '';
  return path.startsWith(prefix) ? routes.get(`${method} ${path.slice(prefix.length - 1)}`) : undefined;
}
