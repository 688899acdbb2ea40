import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { CallOutput } from '#shared/contract/registry.ts';
import { type ApiError, call } from '#web/base/api/client.ts';
import { callKey } from '#web/base/api/queries.ts';
import { typeKey } from '#web/replica/keys.ts';
import { mapEntities } from '#web/replica/story_map/entities.ts';
import { useContainerId, useMap, useSaving } from '#web/replica/story_map/useMap.ts';
import type { NumberedEntry } from './historyDays.ts';

type Page = CallOutput<'story_map_history'>;

/**
 * The history of the open map, newest first, page after page. Each page starts where the previous one ended. The number
 * of an entry counts from the newest.
 */
export function useHistory() {
  const containerId = useContainerId();
  const list = useInfiniteQuery<Page, ApiError, NumberedEntry[], readonly unknown[], string | undefined>({
    queryKey: callKey('story_map_history', { containerId }),
    queryFn: ({ pageParam: before, signal }) =>
      call('story_map_history', { containerId, ...(before !== undefined && { before }) }, { signal }),
    initialPageParam: undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    select: ({ pages }) => pages.flatMap(({ docs }) => docs).map((entry, i) => ({ entry, number: i + 1 })),
    // Refetches on opening, so that the user's own last change is there.
    staleTime: 0,
  });
  useOwnChanges(list.refetch);
  return list;
}

/** Refetches after each change on the map, since the edit menu works on every tab. */
function useOwnChanges(look: () => unknown): void {
  const { scope } = useMap();
  const saving = useSaving();
  const wasSaving = useRef(saving);
  useEffect(
    () =>
      scope.subscribe(
        mapEntities.map(({ type }) => typeKey(type)),
        () => void look(),
      ),
    [scope, look],
  );
  useEffect(() => {
    if (wasSaving.current && !saving) look();
    wasSaving.current = saving;
  }, [saving, look]);
}
