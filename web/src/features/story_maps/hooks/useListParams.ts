import { useSearchParams } from 'react-router-dom';
import { type ListParams, readListParams, writeListParams } from '../model/listParams.ts';

/**
 * List type and page, kept in the address so that links and the back button work.
 * @returns what is looked at, and `go` to look at something else; with `replace` it leaves no step to go back to
 */
export function useListParams(isGlobalViewer: boolean) {
  const [search, setSearch] = useSearchParams();
  const params = readListParams(search, isGlobalViewer);
  const go = (next: ListParams, options: { replace?: boolean } = {}) => setSearch(writeListParams(next), options);
  return { params, go };
}
