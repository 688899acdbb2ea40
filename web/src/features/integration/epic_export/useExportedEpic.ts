import { useContext } from 'react';
import type { Epic } from '#shared/model/epic/epic.ts';
import { type ExportedEpic, exportEpic } from '#shared/rules/integration/epicExport.ts';
import { PrioritiesContext } from '#web/board/selection/boardContext.ts';
import { useSettings } from '#web/replica/company/useSettings.ts';
import { releases } from '#web/replica/release/entities.ts';
import type { Place } from '#web/replica/release/epics.ts';
import { epicNotes } from '#web/replica/release/releaseWhatEntities.ts';
import { epicWhoText, useEpicNames } from '#web/replica/release/useEpicNames.ts';
import { useCard, useMap } from '#web/replica/story_map/useMap.ts';
import { useEntity } from '#web/replica/useReplica.ts';

/** An epic in its exported form, as it is on the page. */
export function useExportedEpic(place: Place, epic: Epic): ExportedEpic {
  const { scope } = useMap();
  const names = useEpicNames(place);
  const activity = useCard(place.whatId)?.description ?? '';
  const release = useEntity(scope, releases, place.releaseId)?.name ?? '';
  const notes = useEntity(scope, epicNotes, epic.id)?.text ?? '';
  const priorities = useContext(PrioritiesContext);
  const { data: settings } = useSettings();
  const referenceTypes = new Map(settings?.reference_link.map((type) => [type.id, type]));
  return exportEpic({
    epic,
    activity,
    release,
    notes,
    whos: { get: (id) => ({ name: epicWhoText(names, id) }) },
    exploreObjects: names.items,
    priorities,
    referenceTypes,
  });
}
