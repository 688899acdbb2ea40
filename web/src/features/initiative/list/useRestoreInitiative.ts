import { useQueryClient } from '@tanstack/react-query';
import { TOAST_MS } from '#shared/model/limits.ts';
import * as texts from '#shared/texts/story_map/trash.ts';
import { callKey } from '#web/base/api/queries.ts';
import { useToasts } from '#web/base/toasts.ts';
import { send } from '#web/replica/sending/send.ts';

type Deleted = { id: string; name: string };

/**
 * Restores a deleted initiative of the user, and says so (rule initiative.21).
 * @returns a function that throws ApiError when the server refuses
 */
export function useRestoreInitiative(): (initiative: Deleted) => Promise<void> {
  const cache = useQueryClient();
  const toasts = useToasts();
  return async ({ id, name }) => {
    try {
      await send('restore_initiative', { initiativeId: id });
      toasts.dismiss(id);
      toasts.show({ severity: 'success', text: texts.restored({ name }), ms: TOAST_MS.success });
    } finally {
      // After a refusal too: it may have been restored in another tab.
      await cache.invalidateQueries({ queryKey: callKey('deleted_initiatives') });
    }
  };
}
