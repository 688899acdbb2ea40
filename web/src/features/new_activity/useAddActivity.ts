import { parentDoesNotExist } from '#shared/errors.ts';
import { levelUnder } from '#shared/rules/levels.ts';
import { savedPlace } from '#web/map/cardCommands.ts';
import { untilSaved } from '#web/map/selection/newActivity.ts';
import type { CardId, Place } from '#web/map/types.ts';
import { useMap } from '#web/map/useMap.ts';
import { useMapCommand } from '#web/map/useMapCommand.ts';
import { withIds } from '#web/replica/aliases.ts';
import { refused } from '#web/replica/pendingCommands.ts';
import { type Draft, fieldsOf } from './draft.ts';

/**
 * The result of adding an Activity: its card, whether the company already had it, and whether it already stood on this
 * map (where it then stayed).
 */
export type Added = { card: CardId; reused: boolean; wasHere: boolean };

/**
 * Adds an Activity with all its fields to the open map.
 * @returns a function that adds a complete draft at a place, and throws an ApiError on refusal
 */
export function useAddActivity(): (place: Place, draft: Draft) => Promise<Added> {
  const map = useMap();
  const { mutateAsync } = useMapCommand('add_what');

  return async (seen, draft) => {
    await untilSaved(map, [seen.parentId, seen.afterWhatId, seen.beforeWhatId]);
    const { containerId, scope } = map;
    const place = withIds(seen, scope.aliases.idOf);
    const { parentId } = place;
    // A colleague removed the parent, or the parent itself is not saved.
    const parent = parentId === null ? null : map.layout.cards.get(parentId);
    if (parent === undefined || parent?.unsaved === true) {
      void map.reload();
      throw refused(parentDoesNotExist);
    }
    const { id, usedExistingWhat, change } = await mutateAsync({
      containerId,
      description: draft.description,
      level: levelUnder(parentId),
      companyCollectionId: draft.pickedId,
      fields: fieldsOf(draft),
      ...savedPlace(scope, '', place),
    });
    return { card: id, reused: usedExistingWhat, wasHere: change === null };
  };
}
