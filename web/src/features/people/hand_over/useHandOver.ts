import { useQueryClient } from '@tanstack/react-query';
import { TOAST_MS } from '#shared/model/limits.ts';
import * as adminTexts from '#shared/texts/people/admin.ts';
import { callKey } from '#web/base/api/queries.ts';
import { useToasts } from '#web/base/toasts.ts';
import { useCommand } from '#web/replica/sending/useCommand.ts';

/**
 * The command that hands a story map over to a new owner (rule share.13).
 * @param onHandedOver called when the lists of story maps are up to date
 */
export function useHandOver(onHandedOver: () => void) {
  const toasts = useToasts();
  const cache = useQueryClient();
  return useCommand('set_container_owner', {
    onSuccess: () => {
      toasts.show({ severity: 'success', text: adminTexts.ownerSet, ms: TOAST_MS.success });
      // The dialog closes meanwhile, so that it does not hold the focus that then moves.
      void Promise.all(
        (['proposed_owners', 'ownerless_maps', 'company_story_maps'] as const).map((name) =>
          cache.invalidateQueries({ queryKey: callKey(name) }),
        ),
      ).then(onHandedOver);
    },
  });
}
