import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { MAX_QUERY_LENGTH, SEARCH_DEBOUNCE_MS } from '#shared/model/limits.ts';
import { type ApiError, call } from '#web/api/client.ts';
import type { Openable } from '#web/components/lazyDialog.tsx';
import { inOrder } from '#web/map/selection/findCards.ts';
import type { CardId } from '#web/map/types.ts';
import { useContainerId, useWholeLayout } from '#web/map/useMap.ts';

/** The cards whose long description contains the typed text, in map order. */
export type FoundInTexts = { typed: string; status: 'searching' | 'done' | 'failed'; cards: readonly CardId[] };

/** Nobody reads a longer list; users type on to narrow it. */
const ENOUGH = 100;

/**
 * Searches the long descriptions of the open map after each pause in typing (rule search.12). The board does not hold
 * them. Renders nothing.
 */
export function LongDescriptions({
  open,
  typed,
  onFound,
}: Openable & { typed: string; onFound: (found: FoundInTexts) => void }) {
  const containerId = useContainerId();
  const [layout] = useWholeLayout();
  const text = [...typed.trim()].slice(0, MAX_QUERY_LENGTH).join('');
  const [asked, setAsked] = useState('');
  useEffect(() => {
    if (text === asked) return;
    const timer = setTimeout(() => setAsked(text), SEARCH_DEBOUNCE_MS.longDescriptions);
    return () => clearTimeout(timer);
  }, [text, asked]);
  const isCurrent = open && text !== '' && text === asked;
  const { data, isFetching, isError } = useQuery<ReadonlySet<string>, ApiError>({
    queryKey: ['search_long_descriptions', containerId, asked],
    queryFn: ({ signal }) => search(containerId, asked, signal),
    enabled: isCurrent,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  useEffect(() => {
    if (!isCurrent || isFetching) return;
    const cards = inOrder(layout).filter((card) => data?.has(layout.cards.get(card)?.whatId ?? ''));
    onFound({ typed, status: isError ? 'failed' : 'done', cards });
  }, [isCurrent, isFetching, isError, data, layout, typed, onFound]);
  return null;
}

/** Fetches page after page until there are enough results. */
async function search(containerId: string, query: string, signal: AbortSignal): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  let after: string | null = '';
  while (after !== null && found.size < ENOUGH) {
    const part: { whatIds: string[]; next: string | null } = await call(
      'search_long_descriptions',
      { containerId, query, after },
      { signal },
    );
    for (const id of part.whatIds) found.add(id);
    after = part.next;
  }
  return found;
}
