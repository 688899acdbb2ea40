import type { Step } from '#web/board/keys/itemKeys.ts';
import { walkGrid } from '#web/board/keys/walkGrid.ts';
import { laneOf, type SliceBoard, type SliceCard } from './board.ts';

/** All cards, lane by lane. */
export function* cardsOf({ lanes }: SliceBoard): Generator<SliceCard> {
  for (const { id, stacks } of lanes) for (const stack of stacks) for (const card of stack) yield { lane: id, card };
}

/** The first focused card: the first card of the first lane that has any. */
export function firstCard(board: SliceBoard): SliceCard | null {
  const [first = null] = cardsOf(board);
  return first;
}

/** Whether a card is in its lane. */
export function isThere(board: SliceBoard, { lane, card }: SliceCard): boolean {
  return laneOf(board, lane)?.stacks.some((stack) => stack.includes(card)) ?? false;
}

/** The next card in a direction, or undefined at the edge. Up and down go on into the next lane with cards. */
export function nextCard({ lanes }: SliceBoard, item: SliceCard, step: Step): SliceCard | undefined {
  const grid = lanes.map(({ id, stacks }) => stacks.map((stack) => stack.map((card) => ({ lane: id, card }))));
  return walkGrid(grid, ({ lane, card }) => lane === item.lane && card === item.card, step, true);
}
