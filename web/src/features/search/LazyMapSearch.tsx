import { useLayoutEffect } from 'react';
import { lazyDialog } from '#web/components/dialog/lazyDialog.tsx';
import { closeSearch, searchState, useSearchState } from './searchState.ts';

const MapSearch = lazyDialog(() => import('./MapSearch.tsx').then((file) => file.MapSearch));

/** The search of a story map, on each of its tabs (rule search.14). Its code loads after the page. */
export function LazyMapSearch() {
  useLayoutEffect(() => {
    searchState.set({ isOfMap: true });
    return () => searchState.set({ isOfMap: false, text: null });
  }, []);
  return <MapSearch open={useSearchState(({ text }) => text !== null)} onClose={closeSearch} />;
}
