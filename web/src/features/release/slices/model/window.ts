import type { Span } from '#web/board/view/ReadyArea.ts';
import type { CardId } from '#web/replica/story_map/types.ts';
import { keyOf } from './board.ts';
import { cardsIn, leftOf, type PlacedLane, type Range, topOf } from './placing.ts';

/** A card with its place in its lane; `left` is null where all cards are in one column. */
export type PlacedCard = { key: string; id: CardId; left: number | null; top: number };

/** The mounted part of the canvas. `to` of the columns is excluded. */
export type Window = { columns: Range; down: Span; single: boolean };

/** The cards of a lane in the window, and those in use. */
export function cardsNear(placed: PlacedLane, { columns, down, single }: Window, inUse: ReadonlySet<string>) {
  const { lane } = placed;
  return lane.stacks.flatMap((stack, column) => {
    const isNear = column >= columns.from && column < columns.to;
    const rows = cardsIn(placed, stack.length, down);
    return stack.flatMap((id, index): PlacedCard[] => {
      const key = keyOf({ lane: lane.id, card: id });
      const isWanted = (isNear && index >= rows.from && index < rows.to) || inUse.has(key);
      return isWanted ? [{ key, id, left: single ? null : leftOf(column), top: topOf(placed, index) }] : [];
    });
  });
}
