/** The offset of a drag, and a box in the viewport, all in px. */
export type Offset = { x: number; y: number };
export type Box = { left: number; top: number; width: number; height: number };

/** The minimum distance of the dragged box from the edges of the viewport, in px. */
const MARGIN = 8;

/**
 * The offset nearest to the requested one that keeps a box inside the viewport. A box larger than the viewport shows
 * its top left corner.
 * @param box its position without an offset
 */
export function offsetInside(wanted: Offset, box: Box, viewport: { width: number; height: number }): Offset {
  return {
    x: within(wanted.x, MARGIN - box.left, viewport.width - MARGIN - box.left - box.width),
    y: within(wanted.y, MARGIN - box.top, viewport.height - MARGIN - box.top - box.height),
  };
}

function within(wanted: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, wanted));
}
