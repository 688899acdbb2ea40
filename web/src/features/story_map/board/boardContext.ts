import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Priority } from '#shared/model/settings.ts';
import type { BoardActions } from '../model/actions.ts';
import type { BoardState } from '../model/boardStore.ts';
import type { UiState } from '../model/uiState.ts';

/** What every part of an open map works with. None of it changes while the map is open, so nothing is drawn again because of it. */
export type BoardScope = { actions: BoardActions };

export const BoardContext = createContext<BoardScope | undefined>(undefined);
export const PrioritiesContext = createContext<ReadonlyMap<string, Priority>>(new Map());

/** The actions of the open map. */
export function useActions(): BoardActions {
  const scope = useContext(BoardContext);
  if (scope === undefined) throw new Error('useActions needs a BoardContext above');
  return scope.actions;
}

/** A piece of the open map; the component is drawn again only when that piece changes. `select` must give the same object for the same state. */
export function useBoard<T>(select: (state: BoardState) => T): T {
  const { board } = useActions();
  return useSyncExternalStore(board.subscribe, () => select(board.getState()));
}

/** A piece of what the person is doing on the board, like `useBoard`. */
export function useUi<T>(select: (state: UiState) => T): T {
  const { ui } = useActions();
  return useSyncExternalStore(ui.subscribe, () => select(ui.get()));
}

/** Whether the person may change the map (permission `map:edit`). */
export function useEditable(): boolean {
  return useBoard(({ head }) => isEditable(head.role));
}

/** Owners and editors change a map, others read it (foundation §6). */
export function isEditable(role: BoardState['head']['role']): boolean {
  return role === 'owner' || role === 'editor';
}
