import type { CardId } from '../types.ts';

/** What a drag needs to know of the board, all in one coordinate system (px). */
export type Geometry = {
  /** Where a card can land: what is seen of the board, without what stands left of the first column. */
  area: { left: number; right: number; top: number; bottom: number };
  /** Where the backbone row ends; it stays in view, so whatever is higher is the backbone. */
  backboneBottom: number;
  columns: readonly {
    id: CardId;
    left: number;
    right: number;
    cards: readonly { id: CardId; top: number; bottom: number }[];
  }[];
};

/** Where a card would land: the row, and the position in it among the other cards, counted from 0. */
export type Landing = { parentId: CardId | null; index: number };

/**
 * The place under the pointer for a card that is dragged. On the backbone the nearer gap between two columns counts, in a column
 * the nearer gap between two cards; what lies between two columns belongs to the nearer one.
 * @returns null outside the board, where letting the card go leaves it where it was
 * @param dragged is left out, so that the position is the one that it will have
 */
export function hitTest(
  { area, backboneBottom, columns }: Geometry,
  pointer: { x: number; y: number },
  dragged: CardId,
): Landing | null {
  if (!isInside(area, pointer)) return null;
  if (pointer.y < backboneBottom || columns.length === 0) {
    const others = columns.filter(({ id }) => id !== dragged);
    return { parentId: null, index: others.filter(({ left, right }) => (left + right) / 2 < pointer.x).length };
  }
  const column = columns.reduce((best, other) =>
    distance(other, pointer.x) < distance(best, pointer.x) ? other : best,
  );
  const others = column.cards.filter(({ id }) => id !== dragged);
  return { parentId: column.id, index: others.filter(({ top, bottom }) => (top + bottom) / 2 < pointer.y).length };
}

function isInside({ left, right, top, bottom }: Geometry['area'], { x, y }: { x: number; y: number }): boolean {
  return x >= left && x <= right && y >= top && y <= bottom;
}

function distance({ left, right }: { left: number; right: number }, x: number): number {
  return Math.max(left - x, 0, x - right);
}
