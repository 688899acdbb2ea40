import { useQueryClient } from '@tanstack/react-query';
import { TOAST_MS } from '#shared/model/limits.ts';
import * as texts from '#shared/texts/story_map/trash.ts';
import { callKey } from '#web/base/api/queries.ts';
import { useToasts } from '#web/base/toasts.ts';
import { send } from '#web/replica/sending/send.ts';

type Deleted = { id: string; name: string };

/**
 * Restores a deleted story map of the user, and says so if it comes back without its link (rule trash.10).
 * @returns a function that throws ApiError when the server refuses
 */
export function useRestoreStoryMap(): (map: Deleted) => Promise<void> {
  const cache = useQueryClient();
  const toasts = useToasts();
  return async ({ id, name }) => {
    try {
      const { lostParent } = await send('restore_story_map', { containerId: id });
      toasts.dismiss(id);
      const isWhole = lostParent === null;
      toasts.show({
        severity: isWhole ? 'success' : 'warning',
        text: (isWhole ? texts.restored : texts.lostParent[lostParent])({ name }),
        ms: isWhole ? TOAST_MS.success : TOAST_MS.deleteError,
      });
    } finally {
      // After a refusal too: it may have been restored in another tab.
      await cache.invalidateQueries({ queryKey: callKey('deleted_story_maps') });
    }
  };
}
