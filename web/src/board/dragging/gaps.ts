import type { Line } from './draggable.ts';
import type { Point } from './Hand.ts';

/** The sides of an item of a row or stack, in px of the window. */
export type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom' | 'width' | 'height'>;

/** The place between two neighbours; undefined at an end. `index` counts the items before it. */
export type Gap<Item> = { index: number; before: Item | undefined; after: Item | undefined };

/**
 * The gap that is nearest to a point.
 * @param items in order
 * @param across whether they are stacked, so that lines between them go across
 */
export function gapAt<Item extends { box: Box }>(items: readonly Item[], { x, y }: Point, across: boolean): Gap<Item> {
  const found = items.findIndex(({ box }) => (across ? y < box.top + box.height / 2 : x < box.left + box.width / 2));
  const index = found < 0 ? items.length : found;
  return { index, before: items[index - 1], after: items[index] };
}

/** The middle of a gap, from the end of the item before it or the start of the one after it. @param half half of a gap */
export function middleOf(end: number | undefined, start: number | undefined, half: number): number | undefined {
  if (end !== undefined) return end + half;
  return start === undefined ? undefined : start - half;
}

/**
 * The line in a gap, from the corner of the canvas; null where there are no items.
 * @param half half of the gap between two items, in px
 * @param isWhole whether it is as long as the canvas, and not as the items
 */
export function lineIn<Item extends { box: Box }>(
  canvas: Box,
  { before, after }: Gap<Item>,
  { across, half, isWhole = false }: { across: boolean; half: number; isWhole?: boolean },
): Line | null {
  const [end, start] = [before?.box, after?.box];
  const middle = across ? middleOf(end?.bottom, start?.top, half) : middleOf(end?.right, start?.left, half);
  const beside = isWhole ? canvas : (start ?? end);
  if (middle === undefined || beside === undefined) return null;
  return across
    ? { left: beside.left - canvas.left, top: middle - canvas.top - 1, length: beside.width, across }
    : { left: middle - canvas.left - 1, top: beside.top - canvas.top, length: beside.height, across };
}
