import { useQueryClient } from '@tanstack/react-query';
import { TOAST_MS } from '#shared/model/limits.ts';
import type { Settings } from '#shared/model/settings.ts';
import type { ApiError } from '#web/api/client.ts';
import { callKey, useCommand } from '#web/api/queries.ts';
import { useToasts } from '#web/components/toasts.ts';

/** The settings that are kept beside the entities of the company. */
type Kept = Pick<Settings, 'priorityOrder' | 'hierarchyTopContainer' | 'countsHiddenReleases'>;

/** Changes what the page knows of the company itself, without reading the settings again. */
export function useKeptSettings(): (change: (kept: Kept) => Partial<Kept>) => void {
  const cache = useQueryClient();
  return (change) =>
    cache.setQueryData<Kept>(callKey('company_settings', {}), (kept) => kept && { ...kept, ...change(kept) });
}

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
