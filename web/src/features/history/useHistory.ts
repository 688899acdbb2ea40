import { useEffect, useRef, useState } from 'react';
import { useCall } from '#web/api/queries.ts';
import { mapEntities } from '#web/map/entities.ts';
import { useContainerId, useMap, useSaving } from '#web/map/useMap.ts';
import { typeKey } from '#web/replica/keys.ts';

/** Where a page begins: behind this end of another one, and how many entries are newer. */
type Start = { before: string | undefined; newer: number };

const NEWEST: Start = { before: undefined, newer: 0 };

/**
 * The history of the open map, page by page from the newest. Each page begins where the one before it ended, so what
 * happens meanwhile moves nothing that is shown; an entry's number is its position, counted as pages are turned.
 */
export function useHistory() {
  const containerId = useContainerId();
  const [starts, setStarts] = useState<readonly Start[]>([NEWEST]);
  // What the page that is still shown while another one is read began with.
  const [left, setLeft] = useState<Start>(NEWEST);
  const start = starts.at(-1) ?? NEWEST;
  const { before } = start;
  const page = useCall(
    'story_map_history',
    { containerId, ...(before !== undefined && { before }) },
    {
      // One's own last change is on the newest page whenever the tab is opened.
      staleTime: before === undefined ? 0 : Infinity,
      placeholderData: (shown) => shown,
    },
  );
  useOwnChanges(page.refetch);
  const next = page.isPlaceholderData ? null : (page.data?.next ?? null);
  return {
    page,
    /** How many entries are newer than the first one that is shown. */
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

/** Looks again once something has changed on the map, which the edit menu allows on every tab. */
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
