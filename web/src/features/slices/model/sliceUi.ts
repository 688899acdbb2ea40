import type { DragState } from '#web/map/dragging/draggable.ts';
import type { LaneId, SliceCard } from './board.ts';
import type { Target } from './drops.ts';

/** What one person does on the Slices at the moment. */
export type SliceUi = {
  /** Where the keyboard is: the one card that Tab reaches. */
  active: SliceCard | null;
  /** Rises each time that the active card shall take the focus. */
  focus: number;
  /** Whether it is then scrolled into view. */
  reveal: boolean;
  /** The card that was picked up by keyboard, and the lane that is chosen for it. */
  lifted: (SliceCard & { to: LaneId }) | null;
  /** The card on its way with the mouse. */
  drag: DragState<SliceCard, Target> | null;
  /** The keys are shown. */
  keys: boolean;
  /** All cards of a lane stand in one column. */
  single: boolean;
};

export const idleSliceUi: SliceUi = {
  active: null,
  focus: 0,
  reveal: true,
  lifted: null,
  drag: null,
  keys: false,
  single: false,
};

/** The card on its way. */
export type Carrying = Pick<SliceUi, 'drag' | 'lifted'>;

/** The card that is carried, by mouse or keyboard, and where it would land; null while there is none. */
export function carried({ drag, lifted }: Carrying): { item: SliceCard; target: Target | null } | null {
  if (drag !== null) return { item: drag.item, target: drag.landing?.target ?? null };
  return lifted && { item: lifted, target: { lane: lifted.to, copies: false } };
}
