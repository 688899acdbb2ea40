import { type Key, keyOf, type Keys, mapOf, trashed } from './keys.ts';
import type { EntityStep, Mutation } from './mutations.ts';

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

/**
 * The steps that keep the trash in line with a change: what it deletes is listed there, and what it restores or adds
 * again is not. Derived from the other steps, so that no command can forget them.
 */
export function trashSteps(
  keys: Keys,
  steps: readonly Mutation[],
  { at, by }: { at: number; by: string | null },
): Mutation[] {
  return steps.flatMap((step): Mutation[] => {
    if (!('entity' in step)) return [];
    const { entity, item } = step;
    if (entity.trash === undefined) return [];
    const mapId = mapOf(item) ?? '';
    const keyAt = (time: number) =>
      entity.trashKey?.(keys, item, time) ?? trashed(keys, mapId, time, item.type, item.id);
    if (step.do === 'remove') {
      const others = steps.filter((other) => other.do === 'remove' && other.entity.trash === undefined);
      const fields = {
        at,
        by,
        row: keyOf(item),
        under: entity.trash(keys, mapId, item),
        with: others.map((other) => keyOf((other as EntityStep & { do: 'remove' }).item)),
      };
      return [{ do: 'putPointer', key: keyAt(at), fields }];
    }
    return item.deletedAt === undefined ? [] : [{ do: 'deletePointer', key: keyAt(item.deletedAt) }];
  });
}
