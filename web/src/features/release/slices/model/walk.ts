import type { Grid } from '#web/board/keys/walkGrid.ts';
import { laneOf, type SliceBoard, type SliceCard } from './board.ts';

/** The cards in their lanes and columns. */
export const gridOf = ({ lanes }: SliceBoard): Grid<SliceCard> =>
  lanes.map(({ id, stacks }) => stacks.map((stack) => stack.map((card) => ({ lane: id, card }))));

/** Whether a card is in its lane. */
export function isThere(board: SliceBoard, { lane, card }: SliceCard): boolean {
  return laneOf(board, lane)?.stacks.some((stack) => stack.includes(card)) ?? false;
}
