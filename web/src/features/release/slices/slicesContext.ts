import { createContext, useContext, useSyncExternalStore } from 'react';
import { typeKey } from '#web/replica/keys.ts';
import { releases, releaseWhats } from '#web/replica/release/entities.ts';
import { whats } from '#web/replica/story_map/entities.ts';
import { useMap } from '#web/replica/story_map/useMap.ts';
import { useSelected } from '#web/replica/useReplica.ts';
import type { SliceBoard } from './model/board.ts';
import type { SliceActions } from './model/SliceActions.ts';
import type { SliceUi } from './model/sliceUi.ts';

export const SlicesContext = createContext<SliceActions | undefined>(undefined);

/** The actions of the open Slices. */
export function useSliceActions(): SliceActions {
  const actions = useContext(SlicesContext);
  if (actions === undefined) throw new Error('The Slices need a SlicesContext above');
  return actions;
}

/** Selects a part of the state of the Slices; the component re-renders only when that part changes. */
export function useSliceUi<T>(select: (ui: SliceUi) => T): T {
  const { ui } = useSliceActions();
  return useSyncExternalStore(ui.subscribe, () => select(ui.get()));
}

const KEYS = [typeKey(whats.type), typeKey(releases.type), typeKey(releaseWhats.type)];

/** The lanes of the map and the cards in them, with pending edits. */
export function useSliceBoard(): SliceBoard {
  const { scope } = useMap();
  const actions = useSliceActions();
  useSliceUi(({ single }) => single);
  return useSelected(scope, KEYS, () => actions.board);
}
