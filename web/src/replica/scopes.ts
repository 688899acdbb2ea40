import { containerOf } from '#shared/contract/containerOf.ts';
import type { CallName } from '#shared/contract/registry.ts';
import { routes } from '#shared/contract/routes.ts';

/** The scope of a story map: its contents, its head and its members. */
export const mapScope = (containerId: string) => `map:${containerId}`;
/** Whether a scope is that of a story map. */
export const isMapScope = (scope: string): boolean => scope.startsWith(mapScope(''));
/** The scope of an initiative: its Activities, groups and members, and the releases in it. */
export const initiativeScope = (initiativeId: string) => `initiative:${initiativeId}`;
/** Whether a scope is that of an initiative. */
export const isInitiativeScope = (scope: string): boolean => scope.startsWith(initiativeScope(''));
/** The scope of the company: its settings, its users, and the heads of its story maps. */
export const COMPANY_SCOPE = 'company';
/** The scope of the user's private data: requests waiting for their answer. */
export const OWN_SCOPE = 'own';

/** The story map or initiative of a scope, as calls name it; neither for the company. */
export type Home = { containerId?: string; initiativeId?: string };

/** What a scope is of. */
export function homeOf(scope: string): Home {
  if (isMapScope(scope)) return { containerId: scope.slice(mapScope('').length) };
  return isInitiativeScope(scope) ? { initiativeId: scope.slice(initiativeScope('').length) } : {};
}

/** The scope of a command's changes, which its contract says. */
export function scopeOf(name: CallName, input: object): string {
  const route = routes[name] ?? {};
  switch (route.scope ?? 'map') {
    case 'map':
      return mapScope(containerOf(route, input) ?? '');
    case 'initiative':
      return initiativeScope((input as { initiativeId: string }).initiativeId);
    case 'named': {
      const { containerId, initiativeId } = input as { containerId?: string; initiativeId?: string };
      if (containerId !== undefined) return mapScope(containerId);
      return initiativeId === undefined ? COMPANY_SCOPE : initiativeScope(initiativeId);
    }
    case 'company':
      return COMPANY_SCOPE;
    case 'own':
      return OWN_SCOPE;
  }
}
