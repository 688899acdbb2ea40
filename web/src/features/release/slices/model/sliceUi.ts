import type { MenuUi } from '#web/board/menu/menuOfItem.ts';
import { type MovingUi, nothingMoves } from '#web/board/moving/moves.ts';
import { type FocusState, noFocus } from '#web/board/state/ItemActions.ts';
import type { SliceCard } from './board.ts';
import type { Target } from './drops.ts';

/** The user's current state on the Slices. */
export type SliceUi = FocusState<string> &
  MovingUi<SliceCard, Target> &
  MenuUi<SliceCard> & {
    /** The name of the hovered card. */
    pointed: string | null;
    /** True while the list of keyboard shortcuts is open. */
    keys: boolean;
    /** True when all cards of a lane are in one column. */
    single: boolean;
  };

export const idleSliceUi: SliceUi = {
  ...noFocus,
  ...nothingMoves,
  pointed: null,
  menu: null,
  keys: false,
  single: false,
};
