import { useEffect } from 'react';
import type { MapView } from '#web/map/view/MapView.ts';
import { isElsewhere, isNowhere, viewCommand } from '#web/map/view/useMapKeys.ts';
import { useRoadmapActions } from '../roadmapContext.ts';

/** Keys of the whole page: the zoom keys, `?`, and an arrow that moves the focus onto an epic when nothing has it. */
export function useRoadmapKeys(view: MapView | null): void {
  const actions = useRoadmapActions();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { active, lifted, drag } = actions.ui.get();
      if (event.defaultPrevented || lifted !== null || drag !== null || isElsewhere(event.target)) return;
      if (event.ctrlKey || event.metaKey || event.altKey || view === null) return;
      const command = event.key === '?' ? () => actions.ui.set({ keys: true }) : viewCommand(event.key, view);
      if (command !== undefined) command();
      else if (active !== null && isNowhere(event)) actions.activate(active, true);
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [actions, view]);
}
