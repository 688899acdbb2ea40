import { createContext, useContext, useSyncExternalStore } from 'react';
import type { RoadmapActions, RoadmapUi } from './model/RoadmapActions.ts';

export const RoadmapContext = createContext<RoadmapActions | undefined>(undefined);

/** The actions of the open roadmap. */
export function useRoadmapActions(): RoadmapActions {
  const actions = useContext(RoadmapContext);
  if (actions === undefined) throw new Error('A roadmap needs a RoadmapContext above');
  return actions;
}

/** Selects a part of the state of the roadmap; the component re-renders only when that part changes. */
export function useRoadmapUi<T>(select: (ui: RoadmapUi) => T): T {
  const { ui } = useRoadmapActions();
  return useSyncExternalStore(ui.subscribe, () => select(ui.get()));
}
