import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import type { CallOutput } from '#shared/contract/registry.ts';
import type { HistoryEntry } from '#shared/model/story_map/history.ts';
import { type ApiError, call } from '#web/base/api/client.ts';
import { callKey } from '#web/base/api/queries.ts';
import { typeKey } from '#web/replica/keys.ts';
import { mapEntities } from '#web/replica/story_map/entities.ts';
import { useContainerId, useMap, useSaving } from '#web/replica/story_map/useMap.ts';
import type { NumberedEntry } from './historyDays.ts';
import { readNewer } from './readNewer.ts';

type Page = CallOutput<'story_map_history'>;

/**
 * The history of the open map, newest first, page after page. Each page starts where the previous one ended. What happens
 * later is read in front of the pages, which stay as they are. The number of an entry counts from the newest.
 */
export function useHistory() {
  const containerId = useContainerId();
  const read = (before: string | undefined, signal: AbortSignal) =>
    call('story_map_history', { containerId, ...(before !== undefined && { before }) }, { signal });
  const list = useInfiniteQuery<Page, ApiError, Page[], readonly unknown[], string | undefined>({
    queryKey: callKey('story_map_history', { containerId }),
    queryFn: ({ pageParam: before, signal }) => read(before, signal),
    initialPageParam: undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    select: ({ pages }) => pages,
    staleTime: Infinity,
  });
  const cache = useQueryClient();
  const newerKey = [...callKey('story_map_history', { containerId }), 'newer'];
  const newer = useQuery<HistoryEntry[], ApiError>({
    queryKey: newerKey,
    enabled: false,
    staleTime: Infinity,
    queryFn: async ({ signal }) => {
      const former = cache.getQueryData<HistoryEntry[]>(newerKey) ?? [];
      const known = new Set([...former, ...entriesOf(list.data)].map(({ id }) => id));
      return [...(await readNewer(known, (before) => read(before, signal))), ...former];
    },
  });
  useOwnChanges(list.data !== undefined, newer.refetch);
  const data = useMemo(() => list.data && numbered(newer.data ?? [], entriesOf(list.data)), [list.data, newer.data]);
  const isFrontLost = list.error === null && newer.error !== null;
  return { ...list, data, error: list.error ?? newer.error, refetch: isFrontLost ? newer.refetch : list.refetch };
}

const entriesOf = (pages: readonly Page[] = []): HistoryEntry[] => pages.flatMap(({ docs }) => docs);

/** All entries with their numbers. The pages may have been read again since the newer ones were. */
function numbered(newer: readonly HistoryEntry[], paged: readonly HistoryEntry[]): NumberedEntry[] {
  const inPages = new Set(paged.map(({ id }) => id));
  return [...newer.filter(({ id }) => !inPages.has(id)), ...paged].map((entry, i) => ({ entry, number: i + 1 }));
}

/**
 * Reads newer entries on opening what was read before, so that the user's own last change is there, and after each change
 * on the map, since the edit menu works on every tab. A change that comes before the first page waits for it.
 */
function useOwnChanges(isRead: boolean, readFront: () => unknown): void {
  const { scope } = useMap();
  const saving = useSaving();
  const wasSaving = useRef(saving);
  const isMissed = useRef(isRead);
  const look = useEffectEvent(() => {
    if (isRead) readFront();
    else isMissed.current = true;
  });
  useEffect(() => {
    if (!isRead || !isMissed.current) return;
    isMissed.current = false;
    look();
  }, [isRead]);
  useEffect(
    () =>
      scope.subscribe(
        mapEntities.map(({ type }) => typeKey(type)),
        () => look(),
      ),
    [scope],
  );
  useEffect(() => {
    if (wasSaving.current && !saving) look();
    wasSaving.current = saving;
  }, [saving]);
}
