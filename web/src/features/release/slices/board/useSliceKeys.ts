import type { MapView } from '#web/board/view/MapView.ts';
import { usePageKeys } from '#web/board/view/useMapKeys.ts';
import { useSliceActions } from '../slicesContext.ts';

/** The keys of the page of the Slices (see `usePageKeys`). */
export function useSliceKeys(view: MapView | null): void {
  const actions = useSliceActions();
  const { ui } = actions;
  usePageKeys({
    view,
    isBusy: () => ui.get().lifted !== null || ui.get().drag !== null,
    showKeys: () => ui.set({ keys: true }),
    enter: () => {
      const { active } = ui.get();
      if (active !== null) actions.activate(active, true);
      return active !== null;
    },
  });
}
