import { useMemo } from 'react';
import * as texts from '#shared/texts/boardSelection.ts';
import * as storyMapTexts from '#shared/texts/story_map/storyMap.ts';
import type { RemovalRules } from '#web/board/select/removalRules.ts';
import { useCommand } from '#web/replica/sending/useCommand.ts';
import { useContainerId } from '#web/replica/story_map/useMap.ts';
import type { Chip } from '../model/board.ts';
import { useRoadmapActions } from '../roadmapContext.ts';

/** How selected epics are deleted; those of other story maps and of completed releases stay. */
export function useEpicRemoval(): RemovalRules<Chip> {
  const actions = useRoadmapActions();
  const containerId = useContainerId();
  const { mutateAsync } = useCommand('delete_epic');
  return useMemo(
    () => ({
      title: texts.deleteEpics,
      text: texts.deleteEpicsText,
      confirm: storyMapTexts.deleteConfirm,
      whyNot: (chip) => actions.heldBy(chip),
      remove: ({ id: epicId, releaseId, whatId }) => mutateAsync({ containerId, releaseId, whatId, epicId }),
    }),
    [actions, containerId, mutateAsync],
  );
}
