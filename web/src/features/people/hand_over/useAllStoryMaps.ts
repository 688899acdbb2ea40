import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { MAX_QUERY_LENGTH } from '#shared/model/limits.ts';
import { useCall } from '#web/base/api/queries.ts';
import { type MapsParams, readMapsParams, writeMapsParams } from './mapsParams.ts';

/** The pause in typing after which the page searches, in milliseconds. */
const PAUSE_MS = 1_000;

/**
 * The company's story maps, all or of one owner, or those that a text finds (rule company.17). The address keeps what
 * the list shows, so that links and the back button work.
 */
export function useAllStoryMaps() {
  const [search, setSearch] = useSearchParams();
  const params = readMapsParams(search);
  const { query, owner, order, page } = params;
  const [typed, setTyped] = useState(query);
  const wanted = [...typed.trim()].slice(0, MAX_QUERY_LENGTH).join('');
  const go = (change: Partial<MapsParams>) =>
    setSearch(writeMapsParams(search, { ...params, page: 1, ...change }), { replace: change.page === undefined });
  const searchNow = () => go({ query: wanted });
  const searchWanted = useEffectEvent(searchNow);
  useEffect(() => {
    if (wanted === query) return undefined;
    const timer = setTimeout(searchWanted, wanted === '' ? 0 : PAUSE_MS);
    return () => clearTimeout(timer);
  }, [wanted, query]);
  const list = useCall(
    'company_story_maps',
    { query, page, order, ...(owner !== '' && { owner }) },
    { placeholderData: keepPreviousData },
  );
  return { list, params, typed, setTyped, searchNow, go };
}
