import { useQueryClient } from '@tanstack/react-query';
import { TOAST_MS } from '#shared/model/limits.ts';
import type { ApiError } from '#web/api/client.ts';
import { callKey, useCommand } from '#web/api/queries.ts';
import { useKeptSettings } from '#web/company/useKeptSettings.ts';
import { useToasts } from '#web/components/toasts.ts';

const MOVES = ['move_priority'];

/** The commands on settings that need no dialog; a toast shows a refusal (rule company.13). */
export function useSettingCommands() {
  const toasts = useToasts();
  const keep = useKeptSettings();
  const cache = useQueryClient();
  const isLastMove = () => cache.isMutating({ mutationKey: MOVES }) === 1;
  const onError = ({ message }: ApiError) => toasts.show({ severity: 'error', text: message, ms: TOAST_MS.error });
  return {
    change: useCommand('change_setting', { onError }),
    changePriority: useCommand('change_priority', { onError }),
    // Each move is relative to the order that the one before it has left, so they are sent one after another.
    movePriority: useCommand('move_priority', {
      mutationKey: MOVES,
      scope: { id: 'move_priority' },

      onError: (error) => {
        onError(error);
        if (isLastMove()) void cache.invalidateQueries({ queryKey: callKey('company_settings') });
      },
      // The list shows moves that are still to be sent; this answer does not know of them.
      onSuccess: ({ priorityOrder }) => {
        if (isLastMove()) keep(() => ({ priorityOrder }));
      },
    }),
  };
}
