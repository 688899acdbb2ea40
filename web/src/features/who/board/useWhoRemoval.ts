import { useMemo } from 'react';
import * as texts from '#shared/texts/boardSelection.ts';
import * as whoTexts from '#shared/texts/who.ts';
import type { RemovalRules } from '#web/board/select/removalRules.ts';
import { useCommand } from '#web/replica/sending/useCommand.ts';
import { useContainerId } from '#web/replica/story_map/useMap.ts';

/** How selected Whos are taken off the map. */
export function useWhoRemoval(): RemovalRules<string> {
  const containerId = useContainerId();
  const { mutateAsync } = useCommand('delete_who');
  return useMemo(
    () => ({
      title: texts.deleteWhos,
      text: texts.deleteWhosText,
      confirm: whoTexts.deleteConfirm,
      remove: (whoId) => mutateAsync({ containerId, whoId }),
    }),
    [containerId, mutateAsync],
  );
}
