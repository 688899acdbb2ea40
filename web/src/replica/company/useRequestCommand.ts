import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CallInput, CallName, CallOutput } from '#shared/contract/registry.ts';
import { TOAST_MS } from '#shared/model/limits.ts';
import type { ApiError } from '#web/base/api/client.ts';
import { callKey } from '#web/base/api/queries.ts';
import { useToasts } from '#web/base/toasts.ts';
import { send } from '#web/replica/sending/send.ts';
import { useCommand } from '#web/replica/sending/useCommand.ts';

/** The calls that answer or change a change request. */
type RequestCommand = Extract<
  CallName,
  | 'respond_description_change_request'
  | 'escalate_change_request'
  | 'deescalate_change_request'
  | 'admin_accept_change_request'
  | 'delete_open_description_change_request'
>;

/**
 * Answers or changes a change request. Others may have answered meanwhile, so all lists and the badge are fetched again
 * either way; a refusal is said in a toast.
 */
export function useRequestCommand<Name extends RequestCommand>(
  name: Name,
  onDone: (answer: CallOutput<Name>, input: CallInput<Name>) => void,
) {
  return useCommand(name, { ...useConsequences(), onSuccess: onDone });
}

/** Deletes all requests that the user has made for an Activity or Who, in several calls until none is left. */
export function useDeleteRequestsOf(onDone: () => void) {
  return useMutation<void, ApiError, CallInput<'delete_change_requests_of_object'>>({
    ...useConsequences(),
    mutationFn: async (object) => {
      for (let left = 1; left > 0;) ({ left } = await send('delete_change_requests_of_object', object));
    },
    onSuccess: onDone,
  });
}

function useConsequences() {
  const cache = useQueryClient();
  const toasts = useToasts();
  return {
    onError: ({ message }: ApiError) => toasts.show({ severity: 'error', text: message, ms: TOAST_MS.error }),
    onSettled: async () => {
      const lists = ['change_requests', 'escalated_change_requests', 'awaiting_change_requests'] as const;
      await Promise.all(lists.map((list) => cache.invalidateQueries({ queryKey: callKey(list) })));
    },
  };
}
