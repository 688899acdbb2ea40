import { type Key, keyOf, type Keys } from '#lambdas/store/keys.ts';
import type { Deletion, EntityStep, Mutation } from './mutations.ts';

/**
 * An entry of the trash: the row of a deleted entity, those of the entities that it belonged to, and those that the
 * same change deleted with it. `by` is the person who deleted it, null for the system.
 */
export type TrashEntry = Key & {
  at: number;
  by: string | null;
  row: Key;
  under: readonly Key[];
  with: readonly Key[];
};

/** The key of an entity's entry; undefined for one that is in no trash. */
function keyOfEntry(keys: Keys, { entity, item }: EntityStep, at: number): Key | undefined {
  return entity.trash?.(keys, item, at);
}

/** The steps that list what a step deletes. @param deleted all that the same change deletes */
export function enterTrash(
  keys: Keys,
  step: EntityStep,
  deleted: readonly EntityStep[],
  { at, by }: Deletion,
): Mutation[] {
  const { entity, item } = step;
  const key = keyOfEntry(keys, step, at);
  if (key === undefined) return [];
  const fields = {
    at,
    by,
    row: keyOf(item),
    under: Object.values(entity.parent ?? {}).flatMap((keysOf) => keysOf(keys, item)),
    with: deleted.filter((other) => other.entity.trash === undefined).map((other) => keyOf(other.item)),
  };
  return [{ do: 'putPointer', key, fields }];
}

/** The steps that no longer list what a step restores, adds again or erases. */
export function leaveTrash(keys: Keys, step: EntityStep): Mutation[] {
  const { deletedAt } = step.item;
  const key = deletedAt === undefined ? undefined : keyOfEntry(keys, step, deletedAt);
  return key === undefined ? [] : [{ do: 'deletePointer', key }];
}
