import { type LaneId, laneOf, type SliceBoard, type SliceCard } from './board.ts';

export type Direction = 'left' | 'right' | 'up' | 'down' | 'first' | 'last';

/** The first focused card: the first card of the first lane that has any. */
export function firstCard({ lanes }: SliceBoard): SliceCard | null {
  for (const { id, stacks } of lanes) {
    const card = stacks.flat()[0];
    if (card !== undefined) return { lane: id, card };
  }
  return null;
}

/** Whether a card is in its lane. */
export function isThere(board: SliceBoard, { lane, card }: SliceCard): boolean {
  return positionOf(board, { lane, card }) !== undefined;
}

/**
 * The next card in a direction, or undefined at the edge. Up and down move within a column, and on into the next lane
 * with cards; sideways into the lane's next column with cards.
 */
export function nextCard(board: SliceBoard, item: SliceCard, direction: Direction): SliceCard | undefined {
  const position = positionOf(board, item);
  const lane = laneOf(board, item.lane);
  if (position === undefined || lane === undefined) return undefined;
  const { column, index } = position;
  const { stacks } = lane;
  const here = (card: string | undefined): SliceCard | undefined =>
    card === undefined ? undefined : { lane: item.lane, card };
  switch (direction) {
    case 'first':
      return here(stacks.flat()[0]);
    case 'last':
      return here(stacks.flat().at(-1));
    case 'left':
    case 'right': {
      const others = direction === 'left' ? stacks.slice(0, column).reverse() : stacks.slice(column + 1);
      const stack = others.find(({ length }) => length > 0);
      return here(stack?.[Math.min(index, stack.length - 1)]);
    }
    default:
      return (
        here(stacks[column]?.[direction === 'up' ? index - 1 : index + 1]) ?? inNextLane(board, item, column, direction)
      );
  }
}

/** The lane above or below another, or undefined. */
export function laneBeside({ lanes }: SliceBoard, id: LaneId, direction: 'up' | 'down'): LaneId | undefined {
  const at = lanes.findIndex((lane) => lane.id === id);
  return lanes[direction === 'up' ? at - 1 : at + 1]?.id;
}

/** The card in the nearest column of the next lane with cards: its first card from above, its last one from below. */
function inNextLane({ lanes }: SliceBoard, item: SliceCard, column: number, direction: 'up' | 'down') {
  const at = lanes.findIndex(({ id }) => id === item.lane);
  const others = direction === 'up' ? lanes.slice(0, at).reverse() : lanes.slice(at + 1);
  const lane = others.find(({ stacks }) => stacks.some(({ length }) => length > 0));
  if (lane === undefined) return undefined;
  const filled = lane.stacks.flatMap((stack, index) => (stack.length > 0 ? [{ stack, index }] : []));
  const nearest = filled.reduce((best, other) =>
    Math.abs(other.index - column) < Math.abs(best.index - column) ? other : best,
  );
  const card = direction === 'up' ? nearest.stack.at(-1) : nearest.stack[0];
  return card === undefined ? undefined : { lane: lane.id, card };
}

function positionOf(board: SliceBoard, { lane, card }: SliceCard): { column: number; index: number } | undefined {
  const stacks = laneOf(board, lane)?.stacks ?? [];
  const column = stacks.findIndex((stack) => stack.includes(card));
  return column < 0 ? undefined : { column, index: stacks[column]?.indexOf(card) ?? 0 };
}
