import { lazyDialog } from '#web/components/dialog/lazyDialog.tsx';
import { useActions, useUi } from '#web/map/selection/boardContext.ts';
import { useSearchKeys } from './useSearchKeys.ts';

const MapSearch = lazyDialog(() => import('./MapSearch.tsx').then((file) => file.MapSearch));

/** The search of a story map, on each of its tabs (rule search.14). Its code loads after the page. */
export function LazyMapSearch() {
  const { ui } = useActions();
  useSearchKeys();
  return <MapSearch open={useUi(({ search }) => search !== null)} onClose={() => ui.set({ search: null })} />;
}
