import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { MAX_QUERY_LENGTH, SEARCH_DEBOUNCE_MS } from '#shared/model/limits.ts';
import type { ApiError } from '#web/base/api/client.ts';
import { useContainerId } from '#web/replica/story_map/useMap.ts';
import type { ServerSearch } from './finds.ts';

/**
 * Searches the open map at the server after each pause in typing (rule search.12).
 * @param search gets the trimmed text
 */
export function useSearchInParts<Found>(
  name: string,
  typed: string,
  search: (containerId: string, query: string, signal: AbortSignal) => Promise<Found>,
): ServerSearch<Found> {
  const containerId = useContainerId();
  const text = [...typed.trim()].slice(0, MAX_QUERY_LENGTH).join('');
  const [asked, setAsked] = useState('');
  useEffect(() => {
    if (text === asked) return;
    const timer = setTimeout(() => setAsked(text), SEARCH_DEBOUNCE_MS.longDescriptions);
    return () => clearTimeout(timer);
  }, [text, asked]);
  const isCurrent = text !== '' && text === asked;
  const { data, isFetching, isError } = useQuery<Found, ApiError>({
    queryKey: [name, containerId, asked],
    queryFn: ({ signal }) => search(containerId, asked, signal),
    enabled: isCurrent,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  if (!isCurrent || isFetching) return { status: 'searching', found: undefined };
  return isError ? { status: 'failed', found: undefined } : { status: 'done', found: data };
}
