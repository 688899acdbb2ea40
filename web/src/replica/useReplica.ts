import { useMemo, useSyncExternalStore } from 'react';
import type { ClientEntity, IndexName, Seen, Versioned } from './entity.ts';
import { entityKey, groupKey, typeKey } from './keys.ts';
import type { Scope } from './scope.ts';

/**
 * Selects a part of a scope. The component re-renders only when one of its keys has changed, and the part with it.
 * @param keys the keys it depends on (see `keys.ts`)
 * @param select must return the same value, or the same object, for the same state
 */
export function useSelected<T>(scope: Scope, keys: readonly string[], select: () => T): T {
  const names = keys.join('\n');
  const subscribe = useMemo(
    () => (listener: () => void) => scope.subscribe(names.split('\n'), listener),
    [scope, names],
  );
  return useSyncExternalStore(subscribe, select);
}

/** A visible entity, or undefined. */
export function useEntity<Entity extends Versioned>(
  scope: Scope,
  definition: ClientEntity<Entity>,
  id: string,
): Seen<Entity> | undefined {
  return useSelected(scope, [entityKey(definition.type, scope.aliases.idOf(id))], () => scope.get(definition, id));
}

/** The ids in a group of an index, in order. */
export function useRow(scope: Scope, index: IndexName, group: string): readonly string[] {
  return useSelected(scope, [groupKey(index, scope.aliases.idOf(group))], () => scope.row(index, group));
}

/** All visible entities of a type, by id. */
export function useEvery<Entity extends Versioned>(
  scope: Scope,
  definition: ClientEntity<Entity>,
): ReadonlyMap<string, Seen<Entity>> {
  return useSelected(scope, [typeKey(definition.type)], () => scope.all(definition));
}
