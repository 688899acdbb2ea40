import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { CallOutput } from '#shared/contract/registry.ts';
import { TOAST_MS } from '#shared/model/limits.ts';
import { type ApiError, call } from '#web/api/client.ts';
import { callKey, useCommand } from '#web/api/queries.ts';
import { useToasts } from '#web/components/toasts.ts';

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
    readAt: pages?.[0]?.readAt ?? null,
  };
}

/** Settles a difference, and reads the list anew. @param onDone after a success, once the list is there again */
export function useSettleDrift(onDone: () => void) {
  const toasts = useToasts();
  const cache = useQueryClient();
  return useCommand('settle_drift', {
    onSuccess: ({ message }) => toasts.show({ severity: 'success', text: message, ms: TOAST_MS.success }),
    onError: ({ message }) => toasts.show({ severity: 'error', text: message, ms: TOAST_MS.error }),
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
