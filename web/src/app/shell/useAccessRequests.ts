import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { CallOutput } from '#shared/contract/registry.ts';
import { INBOX_CHECK_MS } from '#shared/model/limits.ts';
import { type ApiError, call } from '#web/api/client.ts';
import { callKey, useCall, useCommand } from '#web/api/queries.ts';
import { useSession } from '../session/useSession.ts';

type Inbox = CallOutput<'access_requests'>;
type Named = { containerId: string; userId: string };

/**
 * The access requests that wait for the signed-in person (rule screen.9). They are asked for again every while, and when
 * somebody comes back to the page.
 */
export function useAccessRequests() {
  const { uid } = useSession();
  return useCall(
    'access_requests',
    {},
    { enabled: uid !== undefined, refetchOnWindowFocus: true, refetchInterval: INBOX_CHECK_MS, inBackground: true },
  );
}

/** Gives what was asked for; the request is gone from the inbox at once. */
export function useApproveRequest() {
  const cache = useQueryClient();
  return useCommand('approve_access_request', {
    onSuccess: (_answer, request) => forget(cache, request),
    onError: () => void lookAgain(cache),
  });
}

/** Turns a request down; it is gone from the inbox at once. */
export function useDismissRequest() {
  const cache = useQueryClient();
  return useCommand('dismiss_access_request', {
    onSuccess: (_answer, request) => forget(cache, request),
    onError: () => void lookAgain(cache),
  });
}

/** Turns down what was made until a moment (in milliseconds), change after change until none is left. */
export function useClearRequests() {
  const cache = useQueryClient();
  return useMutation<void, ApiError, number>({
    mutationFn: async (until) => {
      for (let left = 1; left > 0;) ({ left } = await call('clear_access_requests', { until }));
    },
    onSettled: () => lookAgain(cache),
  });
}

function forget(cache: QueryClient, { containerId, userId }: Named): void {
  const inbox = { queryKey: callKey('access_requests', {}) };
  // An answer that is under way was given before the change.
  void cache.cancelQueries(inbox);
  cache.setQueryData<Inbox>(inbox.queryKey, (known) => {
    if (known === undefined) return known;
    const docs = known.docs.filter((request) => request.containerId !== containerId || request.userId !== userId);
    return { docs, total: known.total - (known.docs.length - docs.length) };
  });
  void lookAgain(cache);
}

const lookAgain = (cache: QueryClient) => cache.invalidateQueries({ queryKey: callKey('access_requests') });
