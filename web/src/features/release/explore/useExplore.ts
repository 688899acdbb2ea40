import { useMemo } from 'react';
import * as errors from '#shared/errors.ts';
import type { ExploreObject, ExploreType } from '#shared/model/epic/epic.ts';
import { usedExploreObjects } from '#shared/rules/epic/epics.ts';
import { foldText } from '#shared/rules/foldText.ts';
import { tooLong } from '#web/components/field/tooLong.ts';
import { temporaryId } from '#web/replica/aliases.ts';
import type { Seen } from '#web/replica/entity.ts';
import { epics, exploreObjects, type Place, placeKey } from '#web/replica/release/epics.ts';
import { useMap } from '#web/replica/story_map/useMap.ts';
import { useEvery, useRow } from '#web/replica/useReplica.ts';
import { addExploreItem, removeExploreItem, renameExploreItem } from './exploreCommands.ts';

export type ExploreItem = Seen<ExploreObject>;

/** The explore items of an Activity in a release, by name, and those used by epics, as far as the epics are loaded. */
export function useExploreItems(place: Place): { items: readonly ExploreItem[]; used: ReadonlySet<string> } {
  const { scope } = useMap();
  const ids = useRow(scope, exploreObjects.indexes.ofPlace, placeKey(place));
  const all = useEvery(scope, exploreObjects);
  const allEpics = useEvery(scope, epics);
  const items = useMemo(() => ids.flatMap((id) => all.get(id) ?? []), [ids, all]);
  const used = useMemo(
    () => new Set([...allEpics.values()].filter(isOf(place)).flatMap(usedExploreObjects)),
    [allEpics, place],
  );
  return { items, used };
}

const isOf =
  ({ releaseId, whatId }: Place) =>
  (entity: Pick<Place, 'releaseId' | 'whatId'>) =>
    entity.releaseId === releaseId && entity.whatId === whatId;

/** The error of an explore item's name, if the client can tell (rule explore.2). @param except the item to rename */
export function itemProblem(
  name: string,
  type: ExploreType,
  items: readonly ExploreItem[],
  except?: string,
): string | undefined {
  const isDouble = items.some(
    (item) => item.exploreType === type && item.id !== except && foldText(item.name) === foldText(name),
  );
  return tooLong(name) ?? (isDouble ? errors.exploreObjectExists.message : undefined);
}

/** The edits of explore items. Each is one call and shows at once; a refusal is thrown as `ApiError`. */
export function useExploreEdits(place: Place) {
  const { pending } = useMap();
  return useMemo(
    () => ({
      add: (type: ExploreType, name: string) =>
        pending.begin(addExploreItem, { place, item: temporaryId(), type, name }),
      rename: (item: string, name: string, seen: string) =>
        pending.begin(renameExploreItem, { place, item, name, seen }),
      remove: (item: string) => pending.begin(removeExploreItem, { place, item }),
    }),
    [pending, place],
  );
}
