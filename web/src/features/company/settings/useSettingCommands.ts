import { useQueryClient } from '@tanstack/react-query';
import { TOAST_MS } from '#shared/model/limits.ts';
import { callKey } from '#web/base/api/queries.ts';
import { useToasts } from '#web/base/toasts.ts';
import { useCompany } from '#web/replica/company/CompanyReplica.ts';
import { refusalOf } from '#web/replica/refusal.ts';
import { useCommand } from '#web/replica/sending/useCommand.ts';
import { type MovePriority, movePriority } from './movePriority.ts';

/** The commands on settings that need no dialog; a toast shows a refusal (rule company.13). */
export function useSettingCommands() {
  const { pending } = useCompany();
  const toasts = useToasts();
  const cache = useQueryClient();
  const onError = (error: unknown) =>
    toasts.show({ severity: 'error', text: refusalOf(error).message, ms: TOAST_MS.error });
  return {
    change: useCommand('change_setting', { onError }),
    changePriority: useCommand('change_priority', { onError }),
    movePriority: (input: MovePriority) =>
      void pending.begin(movePriority, input).catch((error: unknown) => {
        onError(error);
        // Without an answer, the move may have taken effect.
        void cache.invalidateQueries({ queryKey: callKey('company_settings') });
      }),
  };
}
