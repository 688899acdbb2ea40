import { QueryClient, useQuery, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query';
import type { CallInput, CallOutput, QueryName } from '#shared/contract/registry.ts';
import { type ApiError, call } from './client.ts';

/** The cache key of an answer: only the call's name and input. The name alone matches all inputs. */
export function callKey<Name extends QueryName>(name: Name, input?: CallInput<Name>): readonly unknown[] {
  return input === undefined ? [name] : [name, input];
}

type QueryOptions<Name extends QueryName> = Omit<
  UseQueryOptions<CallOutput<Name>, ApiError>,
  'queryKey' | 'queryFn' | 'meta'
> & {
  /** True when the page polls by itself while the user works on it. */
  inBackground?: boolean;
};

/** The query of a call, cached under `callKey(name, input)`: for `useCall`, and for `useQueries`. */
export function callOptions<Name extends QueryName>(
  name: Name,
  input: CallInput<Name>,
  { inBackground = false, ...options }: QueryOptions<Name> = {},
): UseQueryOptions<CallOutput<Name>, ApiError> {
  return {
    ...options,
    queryKey: callKey(name, input),
    queryFn: ({ signal }) => call(name, input, { signal, inBackground }),
  };
}

/** Fetches data by a call. */
export function useCall<Name extends QueryName>(
  name: Name,
  input: CallInput<Name>,
  options: QueryOptions<Name> = {},
): UseQueryResult<CallOutput<Name>, ApiError> {
  return useQuery(callOptions(name, input, options));
}

/** Replaces a cached answer by what a command made of it. Drops a read that is on its way, whose answer may be older. */
export async function setAnswer<Name extends QueryName>(
  cache: QueryClient,
  name: Name,
  input: CallInput<Name>,
  answer: CallOutput<Name>,
): Promise<void> {
  const queryKey = callKey(name, input);
  await cache.cancelQueries({ queryKey });
  cache.setQueryData(queryKey, answer);
}

/** How long an answer counts as fresh, in ms: going back and forth between two screens fetches only once. */
const FRESH_MS = 30_000;

/**
 * A cache for one user's answers. It never retries by itself: the client repeats calls without an answer, and a refusal
 * is final.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        // Offline calls fail at once with an error instead of waiting silently.
        networkMode: 'always',
        retry: false,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
