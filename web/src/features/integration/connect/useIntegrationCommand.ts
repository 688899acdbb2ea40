import { useMutation, useQueryClient } from '@tanstack/react-query';
import { TOAST_MS } from '#shared/model/limits.ts';
import type { ApiError } from '#web/base/api/client.ts';
import { callKey } from '#web/base/api/queries.ts';
import { useToasts } from '#web/base/toasts.ts';

/**
 * A change of integrations; it is pending until the list shows it.
 * @param toast whether a toast shows a failure; false where a dialog does
 */
export function useIntegrationCommand<Input, Answer>(change: (input: Input) => Promise<Answer>, { toast = true } = {}) {
  const cache = useQueryClient();
  const toasts = useToasts();
  return useMutation<Answer, ApiError, Input>({
    mutationFn: change,
    onError: ({ message }) => {
      if (toast) toasts.show({ severity: 'error', text: message, ms: TOAST_MS.error });
    },
    // Also after a failure: another administrator may have changed or deleted it.
    onSettled: () => cache.invalidateQueries({ queryKey: callKey('integrations') }),
  });
}
