import type { IndexName } from './entity.ts';

/*
 * Subscription keys: one entity, everything of a type, one group of an index. Types and index names hold no slash, so
 * no two keys are equal.
 */

/** One entity: it changed, came, went or was hidden. */
export const entityKey = (type: string, id: string) => `${type}/${id}`;
/** Any entity of a type. */
export const typeKey = (type: string) => type;
/** The entities of a group of an index, and their order. */
export const groupKey = ({ type, index }: IndexName, group: string) => `${type}#${index}/${group}`;
/** The commands that are not confirmed. */
export const PENDING_KEY = '#pending';

/** The type and id that an `entityKey` is made of. */
export function entityOfKey(key: string): { type: string; id: string } {
  const slash = key.indexOf('/');
  return { type: key.slice(0, slash), id: key.slice(slash + 1) };
}
