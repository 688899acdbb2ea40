import type { IndexName } from './entity.ts';

/*
 * Subscription keys: one entity, all entities of a type, or one group of an index. Types and index names contain no
 * slash, so no two keys are equal.
 */

/** One entity: changed, added, removed or hidden. */
export const entityKey = (type: string, id: string) => `${type}/${id}`;
/** Any entity of a type. */
export const typeKey = (type: string) => type;
/** The entities in a group of an index, and their order. */
export const groupKey = ({ type, index }: IndexName, group: string) => `${type}#${index}/${group}`;
/** The unconfirmed commands. */
export const PENDING_KEY = '#pending';

/** The type and id in an `entityKey`. */
export function entityOfKey(key: string): { type: string; id: string } {
  const slash = key.indexOf('/');
  return { type: key.slice(0, slash), id: key.slice(slash + 1) };
}
