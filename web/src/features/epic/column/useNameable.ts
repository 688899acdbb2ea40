import { useMemo } from 'react';
import type { Epic } from '#shared/model/epic/epic.ts';
import type { WantedName } from '#shared/rules/epic/epicNames.ts';
import { type Nameable, takenMessage } from '#web/components/epic/naming.ts';
import { epics, exploreObjects, type Place } from '#web/replica/release/epics.ts';
import { useMap, useWhos } from '#web/replica/story_map/useMap.ts';
import { useEvery } from '#web/replica/useReplica.ts';

/**
 * The entities that can name an epic of an Activity in a release, and the names of its loaded epics.
 * @param except the epic to rename, if any
 */
export function useNameable({ releaseId, whatId }: Place, except?: string) {
  const { scope } = useMap();
  const whos = useWhos();
  const allItems = useEvery(scope, exploreObjects);
  const allEpics = useEvery(scope, epics);
  return useMemo(() => {
    const isHere = (entity: Pick<Place, 'releaseId' | 'whatId'>) =>
      entity.releaseId === releaseId && entity.whatId === whatId;
    const known: Nameable = { whos, items: [...allItems.values()].filter(isHere) };
    const others: Epic[] = [...allEpics.values()].filter((epic) => isHere(epic) && epic.id !== except);
    return { known, takenBy: (wanted: WantedName) => takenMessage(wanted, others, known) };
  }, [whos, allItems, allEpics, releaseId, whatId, except]);
}
