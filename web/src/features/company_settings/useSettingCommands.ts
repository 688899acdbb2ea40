import { TOAST_MS } from '#shared/model/limits.ts';
import type { ApiError } from '#web/api/client.ts';
import { useCommand } from '#web/api/queries.ts';
import { useKeptSettings } from '#web/company/useKeptSettings.ts';
import { useToasts } from '#web/components/toasts.ts';

/** The commands on settings that need no dialog; a refusal is told by a toast (rule company.13). */
export function useSettingCommands() {
  const toasts = useToasts();
  const keep = useKeptSettings();
  const onError = ({ message }: ApiError) => toasts.show({ severity: 'error', text: message, ms: TOAST_MS.error });
  return {
    change: useCommand('change_setting', { onError }),
    changePriority: useCommand('change_priority', { onError }),
    movePriority: useCommand('move_priority', {
      onError,
      onSuccess: ({ priorityOrder }) => keep(() => ({ priorityOrder })),
    }),
  };
}
