import type { Span } from '#web/map/view/ReadyArea.ts';

/** A part of a row: one of its items, which is on the page, or a gap in place of several that are not, `px` long. */
export type Piece = { id: string; index: number } | { gap: string; px: number };

type Options = {
  /** Where in the row everything is kept ready, in px from its start. */
  span: Span;
  /** Between two items, in px. */
  gapPx: number;
  /** How long an item is, in px. @param isBefore whether it stands before the span, where a wrong length would move what is seen */
  sizeOf: (id: string, isBefore: boolean) => number;
  /** What is on the page wherever it stands. */
  isInUse: (id: string) => boolean;
};

/**
 * The mounted part of a row: everything near the viewport or in use. Gaps are as long as the items that they replace.
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
      // Named by how many stand before it, so that the first one stays the same element while it grows.
      gap = { gap: `gap ${pieces.length}`, px: size };
      pieces.push(gap);
    } else gap.px += gapPx + size;
    start += size + gapPx;
  }
  return { pieces, px: Math.max(0, start - gapPx) };
}
