import { useInfiniteQuery } from '@tanstack/react-query';
import type { CallInput, CallOutput } from '#shared/contract/registry.ts';
import { type ApiError, call } from '#web/base/api/client.ts';
import { callKey } from '#web/base/api/queries.ts';

/** The calls that list a trash. */
type TrashCall = 'story_map_trash' | 'deleted_story_maps' | 'deleted_initiatives';
type Page<Name extends TrashCall> = CallOutput<Name>;

/** A trash as far as it has loaded. */
export type TrashList<Item> = {
  /** Undefined while it loads for the first time. */
  items: readonly Item[] | undefined;
  error: ApiError | null;
  isFetching: boolean;
  retry: () => void;
  /** Loads the next page; null after the last one. */
  older: (() => void) | null;
};

/** Reads a trash page by page while its dialog is open. */
export function useTrashList<Name extends TrashCall>(
  name: Name,
  input: CallInput<Name>,
  open: boolean,
): TrashList<Page<Name>['docs'][number]> {
  const query = useInfiniteQuery<Page<Name>, ApiError, { pages: Page<Name>[] }, readonly unknown[], string | undefined>(
    {
      queryKey: callKey(name, input),
      queryFn: ({ pageParam, signal }) =>
        call(name, { ...input, ...(pageParam !== undefined && { before: pageParam }) }, { signal }),
      initialPageParam: undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
      enabled: open,
      // Others delete and restore too.
      staleTime: 0,
    },
  );
  return {
    items: query.data?.pages.flatMap(({ docs }): readonly Page<Name>['docs'][number][] => docs),
    error: query.error,
    isFetching: query.isFetching,
    retry: () => void query.refetch(),
    older: query.hasNextPage ? () => void query.fetchNextPage() : null,
  };
}
