import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { CallOutput } from '#shared/contract/registry.ts';
import { type ApiError, call } from '#web/base/api/client.ts';
import { callKey } from '#web/base/api/queries.ts';
import { useSettling } from '#web/features/integration/drift/useSettling.ts';

type Page = CallOutput<'integration_drift'>;
/** An epic that differs from its issue. */
export type DifferingEpic = Page['docs'][number];

/** The epics that differ from their issues of an integration, page after page (rule drift.5). */
export function useIntegrationDrift(integrationId: string) {
  const list = useInfiniteQuery<Page, ApiError, Page[], readonly unknown[], string | undefined>({
    queryKey: [...callKey('integration_drift'), integrationId],
    queryFn: ({ pageParam, signal }) =>
      call('integration_drift', { integrationId, ...(pageParam !== undefined && { after: pageParam }) }, { signal }),
    initialPageParam: undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    select: ({ pages }) => pages,
    staleTime: 0,
  });
  const { data: pages, error, hasNextPage, isFetching, fetchNextPage } = list;
  const epics = pages?.flatMap(({ docs }) => docs);
  const isEmpty = epics?.length === 0;
  // Pages are cut by links, of which none on a page may differ.
  useEffect(() => {
    if (isEmpty && hasNextPage && !isFetching && error === null) void fetchNextPage();
  }, [isEmpty, hasNextPage, isFetching, error, fetchNextPage]);
  return {
    ...list,
    epics: isEmpty && hasNextPage ? undefined : epics,
    hidden: pages?.reduce((sum, { hidden }) => sum + hidden, 0) ?? 0,
    unseenProjects: [...new Set(pages?.flatMap(({ unseenProjects }) => unseenProjects))],
    readAt: pages?.[0]?.readAt ?? null,
  };
}

/** Settles differences, and reads the list anew. @param onDone after a success, once the list is there again */
export function useSettlingInList(onDone: () => void): ReturnType<typeof useSettling> {
  const cache = useQueryClient();
  return useSettling({
    onSettled: async (_answer, error) => {
      await Promise.all(
        (['integration_drift', 'release_drift'] as const).map((name) =>
          cache.invalidateQueries({ queryKey: callKey(name) }),
        ),
      );
      if (error === null) onDone();
    },
  });
}
