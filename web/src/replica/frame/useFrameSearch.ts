import { type FrameKind } from '#shared/model/frame.ts';
import { SEARCH_DEBOUNCE_MS } from '#shared/model/limits.ts';
import { type CompanyHit, type Search, useSearch } from '#web/base/api/useSearch.ts';

/**
 * Searches the company's objectives or problems while the user types (rule search.8).
 * @param excludeContainer leaves out what is on this story map
 */
export function useFrameSearch(kind: FrameKind, query: string, excludeContainer?: string): Search<CompanyHit> {
  const rest = excludeContainer === undefined ? {} : { exclude_container: excludeContainer };
  const { hits, ...search } = useSearch(kind, query, SEARCH_DEBOUNCE_MS.frame, rest);
  return { ...search, hits: hits.map(({ objectID, name }) => ({ id: objectID, text: name })) };
}
