import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Priority } from '#shared/model/company/settings.ts';
import type { BoardActions } from './actions.ts';
import type { UiState } from './uiState.ts';

/** The actions of the open board. The object stays the same while the map is open, so it causes no renders. */
export const BoardContext = createContext<BoardActions | undefined>(undefined);
export const PrioritiesContext = createContext<ReadonlyMap<string, Priority>>(new Map());

/** The actions of the open map. */
export function useActions(): BoardActions {
  const actions = useContext(BoardContext);
  if (actions === undefined) throw new Error('An open map needs a BoardContext above');
  return actions;
}

/** Selects a part of the board's UI state; the component re-renders only when that part changes. */
export function useUi<T>(select: (state: UiState) => T): T {
  const { ui } = useActions();
  return useSyncExternalStore(ui.subscribe, () => select(ui.get()));
}
