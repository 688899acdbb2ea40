import { useInfiniteQuery } from '@tanstack/react-query';
import type { CallInput, CallOutput } from '#shared/contract/registry.ts';
import { type ApiError, call } from '#web/base/api/client.ts';
import { callKey } from '#web/base/api/queries.ts';

type JournalCall = 'integration_journal' | 'epic_journal';
type Page = CallOutput<JournalCall>;

/** The journal of a connection or of an epic, newest first, page after page. */
export function useJournal<Name extends JournalCall>(name: Name, input: Omit<CallInput<Name>, 'before'>) {
  const list = useInfiniteQuery<Page, ApiError, Page[], readonly unknown[], string | undefined>({
    queryKey: [...callKey(name), input],
    queryFn: ({ pageParam, signal }) =>
      call(name, { ...input, ...(pageParam !== undefined && { before: pageParam }) } as CallInput<Name>, { signal }),
    initialPageParam: undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    select: ({ pages }) => pages,
    staleTime: 0,
  });
  return { ...list, entries: list.data?.flatMap(({ docs }) => docs) };
}
export type Journal = ReturnType<typeof useJournal>;
