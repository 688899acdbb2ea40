import { SEARCH_DEBOUNCE_MS } from '#shared/model/limits.ts';
import * as texts from '#shared/texts/epic/epicCard.ts';
import { useCall } from '#web/base/api/queries.ts';
import { type Search, useSearch } from '#web/base/api/useSearch.ts';
import type { Option } from '#web/components/search/Options.tsx';
import { formatPeriod } from '#web/components/text/calendarDay.ts';
import type { Place } from '#web/replica/release/epics.ts';

/** A release to pick. Dates are in milliseconds, 0 for none. */
export type ReleaseToPick = { id: string; name: string; start: number; end: number; completed: boolean };

/** The period of a release, and whether it is completed. */
export function releaseDetail({ completed, ...dates }: Omit<ReleaseToPick, 'id' | 'name'>): string {
  const period = formatPeriod(dates) ?? texts.noPeriod;
  return completed ? texts.completedRelease({ period }) : period;
}

/**
 * The matching releases of the map (rule release.15); before the user types, the newest open ones. Leaves out the
 * epic's own release.
 * @returns the search for a `PickField`, and the releases behind its hits
 */
export function useReleasesToPick(
  typed: string,
  { containerId, releaseId }: Place,
  enabled: boolean,
): { search: Search<Option>; found: readonly ReleaseToPick[] } {
  const { hits, ...search } = useSearch('release_view', typed, SEARCH_DEBOUNCE_MS.releases, { containerId });
  const isIdle = search.status === 'idle';
  const newest = useCall('release_list', { containerId }, { enabled: enabled && isIdle, staleTime: 0 });
  const all = isIdle ? (newest.data?.docs ?? []) : hits.map(({ objectID: id, ...release }) => ({ id, ...release }));
  const found = all.filter(({ id }) => id !== releaseId);
  const options = found.map((release) => ({ id: release.id, text: release.name, detail: releaseDetail(release) }));
  const status = !isIdle ? search.status : newest.isPending ? 'searching' : 'done';
  return { search: { ...search, status, hits: options }, found };
}
