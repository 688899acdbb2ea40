import { SEARCH_DEBOUNCE_MS } from '#shared/model/limits.ts';
import * as releaseTexts from '#shared/texts/release/releases.ts';
import { useCall } from '#web/base/api/queries.ts';
import { type Search, useSearch } from '#web/base/api/useSearch.ts';
import type { Option } from '#web/components/search/Options.tsx';
import { formatPeriod } from '#web/components/text/calendarDay.ts';

/** The releases of a story map whose name fits a text; the newest ones without a text, and none without a map. */
export function useReleaseOptions(containerId: string | undefined, text: string): Search<Option> {
  const list = useCall(
    'release_list',
    { containerId: containerId ?? '', order: 'created', direction: 'desc', includeCompleted: true, page: 1 },
    { enabled: containerId !== undefined },
  );
  const { hits, ...search } = useSearch('release_view', text, SEARCH_DEBOUNCE_MS.releases, {
    containerId: containerId ?? '',
  });
  if (text.trim() !== '') return { ...search, hits: hits.map(({ objectID, ...hit }) => optionOf(objectID, hit)) };
  return {
    status: list.isError ? 'failed' : list.data === undefined ? 'searching' : 'done',
    hits: (list.data?.docs ?? []).map((release) => optionOf(release.id, release)),
    error: list.error,
    searchNow: () => void list.refetch(),
  };
}

const optionOf = (id: string, release: { name: string; start: number; end: number }): Option => ({
  id,
  text: release.name,
  detail: formatPeriod(release) ?? releaseTexts.noPeriod,
});
