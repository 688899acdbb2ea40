import { lazyDialog } from '#web/components/dialog/lazyDialog.tsx';
import { closeSearch, useSearchState } from './searchState.ts';
import { useSearchKeys } from './useSearchKeys.ts';

const PageSearch = lazyDialog(() => import('./PageSearch.tsx').then((file) => file.PageSearch));

/** The search of pages outside of a story map (rule search.15), and the keys that open it on any page. */
export function LazyPageSearch() {
  useSearchKeys();
  return <PageSearch open={useSearchState(({ text, isOfMap }) => text !== null && !isOfMap)} onClose={closeSearch} />;
}
