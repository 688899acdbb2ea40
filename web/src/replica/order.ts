import { isTemporary } from './aliases.ts';
import type { Versioned } from './entity.ts';

type Compare<Entity> = (a: Entity, b: Entity) => number;

/** The order of ids, as a tie-breaker. */
export function compareIds(a: Versioned, b: Versioned): number {
  return a.id < b.id ? -1 : a.id > b.id ? 1 : 0;
}

/** The order of names. */
export function compareNamed(a: Versioned & { name: string }, b: Versioned & { name: string }): number {
  return a.name.localeCompare(b.name, 'en') || compareIds(a, b);
}

/** An order in which entities without an id of the server come last: most orders need fields that it sets. */
export function pendingLast<Entity extends Versioned>(compare: Compare<Entity>): Compare<Entity> {
  return (a, b) => {
    const isPending = Number(isTemporary(a.id));
    const order = isPending - Number(isTemporary(b.id));
    return order || (isPending === 1 ? 0 : compare(a, b)) || compareIds(a, b);
  };
}
