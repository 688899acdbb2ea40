import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { CallOutput } from '#shared/contract/registry.ts';
import type { EpicTotals } from '#shared/model/initiative/initiative.ts';
import type { Release } from '#shared/model/release/release.ts';
import { type ApiError, call } from '#web/base/api/client.ts';
import { callKey } from '#web/base/api/queries.ts';
import { releases } from '#web/replica/release/entities.ts';
import { useMap } from '#web/replica/story_map/useMap.ts';
import { useEvery } from '#web/replica/useReplica.ts';
import type { ReleaseListParams } from '../model/listParams.ts';

/**
 * A page of the list as the server returned it: the ids of the releases in order. The replica holds the releases
 * themselves.
 */
type ListPage = Omit<CallOutput<'release_list'>, 'docs'> & { ids: readonly string[] };

const NO_TOTALS: Readonly<Record<string, EpicTotals>> = {};

/** A page of the open map's releases (rule release.2). While another page loads, the previous one stays visible. */
export function useReleaseList(params: ReleaseListParams) {
  const { containerId, scope } = useMap();
  const input = { containerId, ...params };
  const query = useQuery<ListPage, ApiError>({
    queryKey: callKey('release_list', input),
    queryFn: async ({ signal }) => {
      const { docs, ...page } = await call('release_list', input, { signal });
      scope.define(releases);
      scope.enter({ changed: docs.map((release) => ({ type: releases.type, ...release })), removed: [] });
      return { ...page, ids: docs.map(({ id }) => id) };
    },
    // A colleague may have added one since; the known releases show while it refetches.
    staleTime: 0,
    placeholderData: (shown) => shown,
  });
  const known = useEvery(scope, releases);
  const page = query.data;
  const docs = useMemo<Release[] | undefined>(
    () =>
      page?.ids.flatMap((id) => known.get(id) ?? []).filter(({ completed }) => params.includeCompleted || !completed),
    [page, known, params.includeCompleted],
  );
  const hasCompleted = (page?.completed ?? 0) > 0 || [...known.values()].some(({ completed }) => completed);
  return { ...query, docs, totals: page?.totals ?? NO_TOTALS, hasCompleted };
}
