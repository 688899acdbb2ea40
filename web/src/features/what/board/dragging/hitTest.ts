import type { Point } from '#web/board/dragging/Hand.ts';
import { placeAt, rowOf } from '#web/replica/story_map/layout.ts';
import type { CardId, Layout, Place } from '#web/replica/story_map/types.ts';

/** The positions that a drag needs, all in one coordinate system (px). Holds mounted columns and cards only. */
export type Geometry = {
  /** The visible area of the board, where cards can land. */
  area: { left: number; right: number; top: number; bottom: number };
  /** The bottom of the backbone row. The row stays in view, so anything above is the backbone. */
  backboneBottom: number;
  columns: readonly {
    id: CardId;
    left: number;
    right: number;
    cards: readonly { id: CardId; top: number; bottom: number }[];
  }[];
};

/**
 * The place under the pointer for a dragged card. On the backbone the nearest gap between two columns counts, in a
 * column the nearest gap between two cards; the space between two columns belongs to the nearer one.
 * @returns null outside the board, where a drop leaves the card where it was
 * @param dragged is never its own neighbour
 */
export function hitTest(
  { area, backboneBottom, columns }: Geometry,
  layout: Layout,
  pointer: Point,
  dragged: CardId,
): Place | null {
  if (!isInside(area, pointer)) return null;
  // There is nothing left of the first column.
  const [first] = columns;
  if (first !== undefined && first.id === layout.backbone[0] && pointer.x < first.left) return null;
  if (pointer.y < backboneBottom || columns.length === 0) {
    const shown = columns.map(({ id, left, right }) => ({ id, middle: (left + right) / 2 }));
    return placeAmong(layout, null, shown, pointer.x, dragged);
  }
  const column = columns.reduce((best, other) =>
    distance(other, pointer.x) < distance(best, pointer.x) ? other : best,
  );
  const shown = column.cards.map(({ id, top, bottom }) => ({ id, middle: (top + bottom) / 2 }));
  return placeAmong(layout, column.id, shown, pointer.y, dragged);
}

/** The place in a row at a coordinate, among the mounted cards of the row. */
function placeAmong(
  layout: Layout,
  parentId: CardId | null,
  shown: readonly { id: CardId; middle: number }[],
  at: number,
  dragged: CardId,
): Place {
  const row = rowOf(layout, parentId).filter((id) => id !== dragged);
  const others = shown.filter(({ id }) => id !== dragged);
  const before = others.findLast(({ middle }) => middle < at);
  const first = others[0];
  const index = before !== undefined ? row.indexOf(before.id) + 1 : first === undefined ? 0 : row.indexOf(first.id);
  return placeAt(row, parentId, index);
}

function isInside({ left, right, top, bottom }: Geometry['area'], { x, y }: Point): boolean {
  return x >= left && x <= right && y >= top && y <= bottom;
}

function distance({ left, right }: { left: number; right: number }, x: number): number {
  return Math.max(left - x, 0, x - right);
}
