import { useSearchParams } from 'react-router-dom';
import { type ListParams, readListParams, writeListParams } from './listParams.ts';

/**
 * List type and page, kept in the address so that links and the back button work.
 * @returns the current params, and `go` to change them; with `replace` the change adds no history entry
 */
export function useListParams(isGlobalViewer: boolean) {
  const [search, setSearch] = useSearchParams();
  const params = readListParams(search, isGlobalViewer);
  const go = (next: ListParams, options: { replace?: boolean } = {}) => setSearch(writeListParams(next), options);
  return { params, go };
}
