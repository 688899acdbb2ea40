import { useMemo } from 'react';
import type { Epic, ExploreObject } from '#shared/model/epic.ts';
import type { Who } from '#shared/model/who.ts';
import { currentEpicName } from '#shared/rules/epics.ts';
import { epicTexts } from '#shared/texts/epics.ts';
import { whos } from '#web/map/entities.ts';
import { useAll, useMap, useWhos } from '#web/map/useMap.ts';
import { useEntity, useRow } from '#web/replica/useReplica.ts';
import { exploreObjects, type Place, placeKey } from '../entities.ts';

/** What an epic is called now, or that it has no name. */
export function useEpicName(epic: Epic): string {
  const { scope } = useMap();
  const id = epic.nameObject?.id ?? '';
  const who = useEntity(scope, whos, epic.nameObject?.type === 'who' ? id : '');
  const item = useEntity(scope, exploreObjects, id);
  return currentEpicName(epic, () => (who ?? item)?.name) ?? epicTexts.noName;
}

/** The names that the epics of an Activity in a release can mention. Whos of the map that were deleted are not among them. */
export type EpicNames = {
  whos: ReadonlyMap<string, Who>;
  items: ReadonlyMap<string, ExploreObject>;
};

/** See `EpicNames`. */
export function useEpicNames(place: Place): EpicNames {
  const { scope } = useMap();
  const all = useWhos();
  const ids = useRow(scope, exploreObjects.indexes.ofPlace, placeKey(place));
  const every = useAll(exploreObjects);
  const items = useMemo(
    () =>
      new Map(
        ids.flatMap((id) => {
          const item = every.get(id);
          return item === undefined ? [] : [[id, item] as const];
        }),
      ),
    [ids, every],
  );
  return useMemo(() => ({ whos: all, items }), [all, items]);
}
