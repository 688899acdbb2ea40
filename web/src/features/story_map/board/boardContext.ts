import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Priority } from '#shared/model/settings.ts';
import { isAllowed, type MapRole, type Person } from '#shared/rules/permissions.ts';
import type { BoardActions } from '../model/actions.ts';
import { roleIn, type MapState, type MapStore } from '../model/mapStore.ts';
import type { BoardState } from '../model/types.ts';
import type { UiState } from '../model/uiState.ts';

/** What every part of an open map works with. None of it changes while the map is open, so nothing is drawn again because of it. */
export type BoardScope = { actions: BoardActions; map: MapStore; person: Person };

export const BoardContext = createContext<BoardScope | undefined>(undefined);
export const PrioritiesContext = createContext<ReadonlyMap<string, Priority>>(new Map());

/** The actions of the open map. */
export function useActions(): BoardActions {
  return useScope().actions;
}

function useScope(): BoardScope {
  const scope = useContext(BoardContext);
  if (scope === undefined) throw new Error('An open map needs a BoardContext above');
  return scope;
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

/** A piece of what is known of the open map beside its Activities, like `useBoard`. */
export function useMap<T>(select: (state: MapState) => T): T {
  const { map } = useScope();
  return useSyncExternalStore(map.subscribe, () => select(map.getState()));
}

/** What is known of the open map beside its Activities, for what does not only read it. */
export function useMapStore(): MapStore {
  return useScope().map;
}

/** The id of the open map. */
export function useContainerId(): string {
  return useScope().map.containerId;
}

/** What the person is to the map (foundation §6). */
export function useMapRole(): MapRole {
  const { person } = useScope();
  return useMap((state) => roleIn(state, person.uid));
}

/** Whether the person may change the map, by the table that the server refuses by. */
export function useEditable(): boolean {
  const { person } = useScope();
  const mapRole = useMapRole();
  return isAllowed('map:edit', { person, mapRole });
}
