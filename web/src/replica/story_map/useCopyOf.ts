import { useQuery, useQueryClient, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ErrorCode } from '#shared/CallError.ts';
import type { CallInput, CallOutput, QueryName } from '#shared/contract/registry.ts';
import { type ApiError, call } from '#web/base/api/client.ts';
import { callKey } from '#web/base/api/queries.ts';
import { type CopyPlan, readCopy } from '#web/replica/readCopy.ts';
import { meansMissing } from './outdated.ts';
import { useMap } from './useMap.ts';

type Options<Name extends QueryName, Data> = CopyPlan<CallOutput<Name>, Data> &
  Pick<UseQueryOptions<Data, ApiError>, 'enabled' | 'staleTime' | 'gcTime' | 'placeholderData'> & {
    /** See `useRefetchMissed`. */
    missed?: ReadonlySet<ErrorCode>;
  };

/**
 * Loads a part of the open map that does not come with the map itself: its entities enter the replica, from where
 * components read them once `data` is there. It loads whenever a component mounts, since colleagues edit too, and after
 * refusals which mean that this tab missed a change. Pass `staleTime` for what need not load so often.
 * @returns the query; its data is what `enter` returns
 */
export function useCopyOf<Name extends QueryName, Data>(
  name: Name,
  input: CallInput<Name>,
  { entities, holds, enter, missed, ...options }: Options<Name, Data>,
): UseQueryResult<Data, ApiError> {
  const { scope } = useMap();
  const queryKey = callKey(name, input);
  useRefetchMissed(queryKey, missed);
  return useQuery<Data, ApiError>({
    staleTime: 0,
    ...options,
    queryKey,
    queryFn: ({ signal }) => readCopy(scope, { entities, holds, enter }, () => call(name, input, { signal })),
  });
}

const NONE: ReadonlySet<ErrorCode> = new Set();

/**
 * Refetches a query when an edit of the map is refused because its entity is missing, or with one of these codes: then
 * this tab missed a colleague's change.
 */
export function useRefetchMissed(queryKey: readonly unknown[], missed: ReadonlySet<ErrorCode> = NONE): void {
  const map = useMap();
  const client = useQueryClient();
  const key = JSON.stringify(queryKey);
  useEffect(
    () =>
      map.onRefusal(({ code }) => {
        if (meansMissing(code) || missed.has(code))
          void client.invalidateQueries({ queryKey: JSON.parse(key) as readonly unknown[] });
      }),
    [map, client, key, missed],
  );
}
