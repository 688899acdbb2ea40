import type { Span } from './ReadyArea.ts';

/** A part of a row: a mounted item, or a gap of `px` that replaces several unmounted ones. */
export type Piece = { id: string; index: number } | { gap: string; px: number };

type Options = {
  /** The span of the row in which all items are mounted, in px from the row's start. */
  span: Span;
  /** The gap between two items, in px. */
  gapPx: number;
  /**
   * The length of an item, in px.
   * @param isBefore whether it stands before the span, where a wrong length would shift the visible part
   */
  sizeOf: (id: string, isBefore: boolean) => number;
  /** Whether the item stays mounted wherever it stands. */
  isInUse: (id: string) => boolean;
};

/**
 * The mounted part of a row: all items near the viewport or in use. Gaps are as long as the items they replace.
 * @returns also the total length of the row, in px
 */
export function windowOf(
  row: readonly string[],
  { span, gapPx, sizeOf, isInUse }: Options,
): { pieces: Piece[]; px: number } {
  const pieces: Piece[] = [];
  let start = 0;
  let gap: { gap: string; px: number } | undefined;
  for (const [index, id] of row.entries()) {
    const size = sizeOf(id, start < span.from);
    const isNear = start + size > span.from && start < span.to;
    if (isNear || isInUse(id)) {
      pieces.push({ id, index });
      gap = undefined;
    } else if (gap === undefined) {
      // Keyed by the number of pieces before it, so that the first gap keeps its element while it grows.
      gap = { gap: `gap ${pieces.length}`, px: size };
      pieces.push(gap);
    } else gap.px += gapPx + size;
    start += size + gapPx;
  }
  return { pieces, px: Math.max(0, start - gapPx) };
}
