import { useMemo } from 'react';
import { SEARCH_DEBOUNCE_MS } from '#shared/model/limits.ts';
import { searchCallOf } from '#shared/rules/story_map/storyMapSearch.ts';
import { useSearch } from '#web/base/api/useSearch.ts';
import { paths } from '#web/base/paths.ts';
import { usePerson } from '#web/base/session/useSession.ts';
import type { PageResult, ServerSearch } from './finds.ts';

/** The story maps that a text finds by name or purpose, of all that the user may see. */
export function useMapsFound(typed: string): ServerSearch<readonly PageResult[]> {
  const { global_story_map_viewer: isGlobalViewer } = usePerson().claims;
  const name = searchCallOf(isGlobalViewer ? 'all' : 'view_all');
  const { hits, status } = useSearch(name, typed, SEARCH_DEBOUNCE_MS.storyMaps, {});
  // Until the search is done, its hits are a new empty list each time.
  const done = status === 'done' ? hits : undefined;
  const found = useMemo(
    () =>
      done?.map(({ objectID, name: text, why }) => ({
        ...{ key: objectID, path: paths.storyMap(objectID), name: text, detail: why },
      })),
    [done],
  );
  return useMemo(() => ({ status: status === 'idle' ? 'searching' : status, found }), [status, found]);
}
