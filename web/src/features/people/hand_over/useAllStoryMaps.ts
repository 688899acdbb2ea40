import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { MAX_QUERY_LENGTH } from '#shared/model/limits.ts';
import { useCall } from '#web/base/api/queries.ts';

/** The pause in typing after which the page searches, in milliseconds. */
const PAUSE_MS = 1_000;

/** The company's story maps, newest first, or those that a text finds (rule company.17). */
export function useAllStoryMaps() {
  const [typed, setTyped] = useState('');
  const [query, setQuery] = useState('');
  const [page, setPage] = useState(1);
  const wanted = [...typed.trim()].slice(0, MAX_QUERY_LENGTH).join('');
  useEffect(() => {
    if (wanted === query) return undefined;
    const timer = setTimeout(
      () => {
        setQuery(wanted);
        setPage(1);
      },
      wanted === '' ? 0 : PAUSE_MS,
    );
    return () => clearTimeout(timer);
  }, [wanted, query]);
  const list = useCall('company_story_maps', { query, page }, { placeholderData: keepPreviousData });
  return { list, typed, setTyped, searchNow: () => setQuery(wanted), query, setPage };
}
