import type { CardId } from '#web/map/types.ts';
import type { Span } from '#web/map/view/ReadyArea.ts';
import type { SliceCard } from './board.ts';
import { cardsIn, leftOf, type PlacedLane, type Range, topOf } from './placing.ts';

/** A card with its place in its lane; `left` is null where all cards are in one column. */
export type PlacedCard = { id: CardId; left: number | null; top: number };

/** The mounted part of the canvas. `to` of the columns is excluded. */
export type Window = { columns: Range; down: Span; single: boolean };

/** The name of a card in a lane. */
export const keyOf = ({ lane, card }: SliceCard): string => `${lane}/${card}`;

/** The cards of a lane in the window, and those in use. */
export function cardsNear(placed: PlacedLane, { columns, down, single }: Window, inUse: ReadonlySet<string>) {
  const { lane } = placed;
  return lane.stacks.flatMap((stack, column) => {
    const isNear = column >= columns.from && column < columns.to;
    const rows = cardsIn(placed, stack.length, down);
    return stack.flatMap((id, index): PlacedCard[] => {
      const isWanted =
        (isNear && index >= rows.from && index < rows.to) || inUse.has(keyOf({ lane: lane.id, card: id }));
      return isWanted ? [{ id, left: single ? null : leftOf(column), top: topOf(placed, index) }] : [];
    });
  });
}

/** The names of all cards near the window, those in its middle first. */
export function fromTheMiddle(
  near: readonly (readonly [PlacedLane, readonly PlacedCard[]])[],
  { columns, down }: Window,
): readonly string[] {
  const middle = { x: (leftOf(columns.from) + leftOf(columns.to - 1)) / 2, y: (down.from + down.to) / 2 };
  const distanced = near.flatMap(([{ lane, top }, cards]) =>
    cards.map((card) => ({
      key: keyOf({ lane: lane.id, card: card.id }),
      distance: Math.max(Math.abs((card.left ?? middle.x) - middle.x), Math.abs(top + card.top - middle.y)),
    })),
  );
  return distanced.sort((a, b) => a.distance - b.distance).map(({ key }) => key);
}
