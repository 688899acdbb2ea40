import { keysOfFilter } from '#web/board/filter/matches.ts';
import { useUi } from '#web/board/selection/boardContext.ts';
import { createBoardContext } from '#web/board/state/createBoardContext.ts';
import { typeKey } from '#web/replica/keys.ts';
import { releases, releaseWhats } from '#web/replica/release/entities.ts';
import { whats } from '#web/replica/story_map/entities.ts';
import { useMap } from '#web/replica/story_map/useMap.ts';
import { useSelected } from '#web/replica/useReplica.ts';
import type { SliceBoard } from './model/board.ts';
import type { SliceActions } from './model/SliceActions.ts';
import type { SliceUi } from './model/sliceUi.ts';

const { Context, useBoard, useBoardUi } = createBoardContext<SliceUi, SliceActions>('The Slices');
export { Context as SlicesContext, useBoard as useSliceActions, useBoardUi as useSliceUi };

const KEYS = [typeKey(whats.type), typeKey(releases.type), typeKey(releaseWhats.type)];

/** The lanes of the map and the cards in them, with pending edits. */
export function useSliceBoard(): SliceBoard {
  const { scope } = useMap();
  const actions = useBoard();
  useBoardUi(({ single }) => single);
  const filter = useUi((ui) => ui.filter);
  return useSelected(scope, [...KEYS, ...keysOfFilter(filter)], () => actions.board);
}
