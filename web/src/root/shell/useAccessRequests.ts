import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { CallOutput } from '#shared/contract/registry.ts';
import { type ApiError, call } from '#web/base/api/client.ts';
import { callKey } from '#web/base/api/queries.ts';
import { useSession } from '#web/base/session/useSession.ts';
import { useCompany } from '#web/replica/company/CompanyReplica.ts';
import { accessRequests, requestId } from '#web/replica/company/entities.ts';
import { type CopyPlan, readCopy } from '#web/replica/readCopy.ts';
import { send } from '#web/replica/sending/send.ts';
import { useEvery } from '#web/replica/useReplica.ts';

/** The waiting requests, newest first, and their total number. */
type Inbox = { ids: readonly string[]; total: number };

const inboxKey = callKey('access_requests', {});

const INBOX: CopyPlan<CallOutput<'access_requests'>, Inbox> = {
  entities: [accessRequests],
  holds: [{ of: accessRequests }],
  enter: (add, { docs, total }) => {
    const waiting = docs.map((request) => ({ ...request, id: requestId(request) }));
    add(accessRequests, waiting);
    return { ids: waiting.map(({ id }) => id), total };
  },
};

/**
 * The access requests waiting for the signed-in user (rule screen.9), kept up to date (rule live.9).
 */
export function useAccessRequests() {
  const { uid } = useSession();
  const { own } = useCompany();
  const query = useQuery<Inbox, ApiError>({
    queryKey: inboxKey,
    queryFn: ({ signal }) => readCopy(own, INBOX, () => call('access_requests', {}, { signal, inBackground: true })),
    enabled: uid !== undefined,
  });
  const known = useEvery(own, accessRequests);
  const inbox = query.data;
  const data = useMemo(() => {
    if (inbox === undefined) return undefined;
    const docs = inbox.ids.flatMap((id) => known.get(id) ?? []);
    return { docs, total: inbox.total - (inbox.ids.length - docs.length) };
  }, [inbox, known]);
  return { ...query, data };
}

/** Refetches the inbox. */
export function useInboxRefresh(): () => Promise<void> {
  const cache = useQueryClient();
  return () => cache.invalidateQueries({ queryKey: inboxKey });
}

/** Dismisses all requests made until a time (in milliseconds), in several calls until none is left. */
export function useClearRequests() {
  const lookAgain = useInboxRefresh();
  return useMutation<void, ApiError, number>({
    mutationFn: async (until) => {
      for (let left = 1; left > 0;) ({ left } = await send('clear_access_requests', { until }));
    },
    onSettled: lookAgain,
  });
}
