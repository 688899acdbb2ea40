import { useActions, useUi } from '#web/board/selection/boardContext.ts';
import { lazyDialog } from '#web/components/dialog/lazyDialog.tsx';
import { useSearchKeys } from './useSearchKeys.ts';

const MapSearch = lazyDialog(() => import('./MapSearch.tsx').then((file) => file.MapSearch));

/** The search of a story map, on each of its tabs (rule search.14). Its code loads after the page. */
export function LazyMapSearch() {
  const { ui } = useActions();
  useSearchKeys();
  return <MapSearch open={useUi(({ search }) => search !== null)} onClose={() => ui.set({ search: null })} />;
}
