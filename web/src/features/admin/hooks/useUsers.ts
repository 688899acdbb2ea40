import { useQueryClient } from '@tanstack/react-query';
import type { CallOutput } from '#shared/contract/registry.ts';
import { callKey, useCall, useCommand } from '#web/api/queries.ts';
import { withAccess } from '../model/accessPatch.ts';

/** Everybody whom the company's administrators look after, by address. */
export function useUsers() {
  return useCall('registered_emails', {}, { select: byEmail });
}

/** Each part of a long list is in order, but not all of them together. */
function byEmail(list: CallOutput<'registered_emails'>): CallOutput<'registered_emails'> {
  return { ...list, docs: [...list.docs].sort((a, b) => (a.email < b.email ? -1 : 1)) };
}

/** Gives an address access to the application, new or again. It has succeeded once the list shows it. */
export function useGrantAccess() {
  const enter = useEnterAccess();
  return useCommand('add_registered_email', { onSuccess: (_answer, { email }) => enter(email, true) });
}

/** Takes an address's access to the application away. It has succeeded once the list shows it. */
export function useRemoveAccess() {
  const enter = useEnterAccess();
  return useCommand('remove_registered_email', { onSuccess: (_answer, { email }) => enter(email, false) });
}

function useEnterAccess() {
  const cache = useQueryClient();
  return async (email: string, active: boolean) => {
    const users = { queryKey: callKey('registered_emails') };
    // An answer that is under way was given before the change.
    await cache.cancelQueries(users);
    cache.setQueriesData<CallOutput<'registered_emails'>>(users, (list) => list && withAccess(list, email, active));
    await cache.invalidateQueries(users);
  };
}
