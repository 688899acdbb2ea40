import { useEffect, useEffectEvent } from 'react';
import type { CallOutput } from '#shared/contract/registry.ts';
import { ROLE_CHECK_MS } from '#shared/model/limits.ts';
import { useCall } from '#web/base/api/queries.ts';

export type CurrentRole = CallOutput<'story_map_role'>;

/**
 * Polls the user's role on a map while the page is visible, and when the user returns to it: owners add, switch and
 * remove members while those have the map open.
 * @param known the role when the page opened
 * @param onAnswer called with every answer; it compares
 */
export function useCurrentRole(containerId: string, known: CurrentRole, onAnswer: (now: CurrentRole) => void): void {
  const { data, dataUpdatedAt } = useCall(
    'story_map_role',
    { containerId },
    {
      inBackground: true,
      initialData: known,
      staleTime: 0,
      gcTime: 0,
      refetchOnMount: false,
      refetchOnWindowFocus: true,
      refetchInterval: ROLE_CHECK_MS,
    },
  );
  const report = useEffectEvent(onAnswer);
  useEffect(() => {
    if (data !== undefined) report(data);
  }, [data, dataUpdatedAt]);
}
