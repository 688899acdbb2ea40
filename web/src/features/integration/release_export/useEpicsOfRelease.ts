import type { EpicHead } from '#shared/model/epic/epic.ts';
import { compareEpics, currentEpicName } from '#shared/rules/epic/epics.ts';
import * as epicTexts from '#shared/texts/epic/epics.ts';
import { useCall } from '#web/base/api/queries.ts';
import { useContainerId, useWhos } from '#web/replica/story_map/useMap.ts';

/** An epic of a release with its present name. */
export type NamedEpic = {
  readonly id: string;
  readonly whatId: string;
  readonly name: string;
  readonly epic: EpicHead;
};

/** All epics of a release, Activity by Activity, as they are when it is opened. */
export function useEpicsOfRelease(releaseId: string, enabled: boolean) {
  const containerId = useContainerId();
  const query = useCall(
    'release_roadmap',
    { containerId, lastReleasesLimit: 0, additionalReleases: [{ containerId, releaseId }] },
    { enabled, staleTime: 0, gcTime: 0 },
  );
  const whos = useWhos();
  const items = new Map(query.data?.exploreObjects.map((item) => [item.id, item]));
  const epics = (query.data?.epics ?? []).map((epic): NamedEpic => ({
    id: epic.id,
    whatId: epic.whatId,
    name: currentEpicName(epic, (id) => (whos.get(id) ?? items.get(id))?.name) ?? epicTexts.noName,
    epic,
  }));
  epics.sort((a, b) => (a.whatId === b.whatId ? compareEpics(a.epic, b.epic) : a.whatId < b.whatId ? -1 : 1));
  return { ...query, epics };
}
