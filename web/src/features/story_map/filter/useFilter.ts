import { useCallback, useSyncExternalStore } from 'react';
import { withoutGone, type WhatFilter } from '#shared/rules/whatFilter.ts';
import { useActions, useMap, useMapStore, useUi } from '../board/boardContext.ts';
import { matchesOn } from './matches.ts';

/** By what the open map is filtered; Whos that have left it do not count. */
export function useFilter(): WhatFilter {
  const filter = useUi((ui) => ui.filter);
  const whos = useMap((state) => state.whos);
  return withoutGone(filter, (id) => whos.has(id));
}

/** Whether an Activity does not match the filter, and so is shown at half opacity (foundation §2). A card is drawn again only when that changes. */
export function useDimmed(whatId: string | null): boolean {
  const { ui } = useActions();
  const map = useMapStore();
  const subscribe = useCallback(
    (listener: () => void) => {
      const leave = [ui.subscribe(listener), map.subscribe(listener)];
      return () => leave.forEach((end) => end());
    },
    [ui, map],
  );
  return useSyncExternalStore(subscribe, () => {
    const matches = matchesOn(map.getState(), ui.get().filter);
    return matches !== null && (whatId === null || !matches.has(whatId));
  });
}

/** How many Activities of the open map match its filter. */
export function useMatchCount(): number {
  const filter = useUi((ui) => ui.filter);
  const matches = useMap((state) => matchesOn(state, filter));
  const { board } = useActions();
  return useSyncExternalStore(
    board.subscribe,
    () =>
      [...board.getState().layout.cards.values()].filter(({ whatId }) => whatId !== null && matches?.has(whatId))
        .length,
  );
}
