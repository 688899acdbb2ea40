import { useEffect, useRef, useState } from 'react';
import { useCall } from '#web/base/api/queries.ts';
import { typeKey } from '#web/replica/keys.ts';
import { mapEntities } from '#web/replica/story_map/entities.ts';
import { useContainerId, useMap, useSaving } from '#web/replica/story_map/useMap.ts';

/** The start of a page: the cursor at the end of the previous page, and the number of newer entries. */
type Start = { before: string | undefined; newer: number };

const NEWEST: Start = { before: undefined, newer: 0 };

/**
 * The history of the open map, page by page from the newest. Each page starts where the previous one ended, so new
 * entries do not shift the shown ones. The number of an entry is its position, counted while paging.
 */
export function useHistory() {
  const containerId = useContainerId();
  const [starts, setStarts] = useState<readonly Start[]>([NEWEST]);
  // The start of the page that stays visible while another one loads.
  const [left, setLeft] = useState<Start>(NEWEST);
  const start = starts.at(-1) ?? NEWEST;
  const { before } = start;
  const page = useCall(
    'story_map_history',
    { containerId, ...(before !== undefined && { before }) },
    {
      // Refetches on opening, so that the user's own last change is on the newest page.
      staleTime: before === undefined ? 0 : Infinity,
      placeholderData: (shown) => shown,
    },
  );
  useOwnChanges(page.refetch);
  const next = page.isPlaceholderData ? null : (page.data?.next ?? null);
  return {
    page,
    /** The number of entries newer than the first shown one. */
    newer: page.isPlaceholderData ? left.newer : start.newer,
    toNewer:
      starts.length === 1
        ? null
        : () => {
            setLeft(start);
            setStarts(starts.slice(0, -1));
          },
    toOlder:
      next === null
        ? null
        : () => {
            setLeft(start);
            setStarts([...starts, { before: next, newer: start.newer + (page.data?.docs.length ?? 0) }]);
          },
  };
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
