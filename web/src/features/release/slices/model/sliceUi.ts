import type { DragState } from '#web/board/dragging/draggable.ts';
import type { Lifted } from '#web/board/keys/itemKeys.ts';
import type { MenuOrigin } from '#web/board/menu/menuOrigin.ts';
import { type FocusState, noFocus } from '#web/board/state/ItemActions.ts';
import type { LaneId, SliceCard } from './board.ts';
import type { Target } from './drops.ts';

/** The user's current state on the Slices. */
export type SliceUi = FocusState<SliceCard> & {
  /** The card picked up by keyboard, and the lane chosen for it. */
  lifted: Lifted<SliceCard, LaneId> | null;
  /** The card dragged with the mouse. */
  drag: DragState<SliceCard, Target> | null;
  /** The hovered card. */
  pointed: SliceCard | null;
  /** The card whose menu is open, and what opened it. */
  menu: (SliceCard & MenuOrigin) | null;
  /** True while the list of keyboard shortcuts is open. */
  keys: boolean;
  /** True when all cards of a lane are in one column. */
  single: boolean;
};

export const idleSliceUi: SliceUi = {
  ...noFocus,
  lifted: null,
  drag: null,
  pointed: null,
  menu: null,
  keys: false,
  single: false,
};

/** The part of the state about the carried card. */
export type Carrying = Pick<SliceUi, 'drag' | 'lifted'>;

/** The card carried by mouse or keyboard, and its target; null while there is none. */
export function carried({ drag, lifted }: Carrying): { item: SliceCard; target: Target | null } | null {
  if (drag !== null) return { item: drag.item, target: drag.landing?.target ?? null };
  return lifted && { item: lifted.item, target: { lane: lifted.place, copies: false } };
}
