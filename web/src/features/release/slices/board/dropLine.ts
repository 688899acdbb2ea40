import type { Line } from '#web/board/dragging/draggable.ts';
import { carriedIn, type MovingUi } from '#web/board/moving/moves.ts';
import { indexIn, laneOf, type SliceCard } from '../model/board.ts';
import type { Target } from '../model/drops.ts';
import { CARD_WIDTH, EDGE, gapAbove, leftOf, type Placing } from '../model/placing.ts';
import type { SliceActions } from '../model/SliceActions.ts';

/** Where to draw the drop line of the carried card, on the canvas; null where the card stays or is refused. */
export function dropLine(
  actions: SliceActions,
  ui: MovingUi<SliceCard, Target>,
  { lanes }: Placing,
  single: boolean,
): Line | null {
  const { item, place: target = null } = carriedIn(ui) ?? {};
  if (item === undefined || target === null) return null;
  if (actions.verdict(item, target).does !== 'changes') return null;
  const lane = laneOf(actions.board, target.lane);
  const placed = lanes.find(({ lane: { id } }) => id === target.lane);
  if (lane === undefined || placed === undefined) return null;
  const { column, index } = indexIn(actions.board, lane, item.card);
  return {
    left: single ? EDGE : leftOf(column),
    top: placed.top + gapAbove(placed, index) - 1,
    length: CARD_WIDTH,
    across: true,
  };
}
