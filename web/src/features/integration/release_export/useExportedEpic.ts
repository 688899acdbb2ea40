import { useContext } from 'react';
import { type ExportedEpic, exportEpic } from '#shared/rules/integration/epicExport.ts';
import { useCall } from '#web/base/api/queries.ts';
import { PrioritiesContext } from '#web/board/selection/boardContext.ts';
import { useSettings } from '#web/replica/company/useSettings.ts';
import { whoText } from '#web/replica/release/whoText.ts';
import { useCard, useContainerId, useWhos } from '#web/replica/story_map/useMap.ts';
import type { NamedEpic } from './useEpicsOfRelease.ts';

/** An epic of a release in its exported form, read anew; `exported` is null when it is gone. */
export function useExportedEpic(releaseId: string, { id, whatId }: Pick<NamedEpic, 'id' | 'whatId'>) {
  const containerId = useContainerId();
  const query = useCall('release_what', { containerId, releaseId, whatId, through: id }, { staleTime: 0, gcTime: 0 });
  const settings = useSettings();
  const activity = useCard(whatId)?.description ?? '';
  const whos = useWhos();
  const priorities = useContext(PrioritiesContext);
  const { data } = query;
  const exported = (): ExportedEpic | null | undefined => {
    if (data === undefined || settings.data === undefined) return undefined;
    const epic = data.epics.find((one) => one.id === id);
    if (epic === undefined) return null;
    const deleted = new Map(data.deletedWhos.map((who) => [who.id, who]));
    return exportEpic({
      epic,
      activity,
      release: data.release.name,
      notes: epic.notes.text,
      whos: { get: (who) => ({ name: whoText(whos.get(who), deleted.get(who)) }) },
      exploreObjects: new Map(data.exploreObjects.map((item) => [item.id, item])),
      priorities,
      referenceTypes: new Map(settings.data.reference_link.map((type) => [type.id, type])),
    });
  };
  return { ...query, exported: exported() };
}
