import { useContext, useLayoutEffect, useState } from 'react';
import { MARGIN_PX, NearnessContext } from '#web/map/selection/useNear.ts';
import { useView, useZoom } from '#web/map/view/viewContext.ts';

/** Columns by their position on the backbone: from the first, up to but without the last. */
export type Range = { from: number; to: number };

/** Width of a column with its gap, in px. */
export const COLUMN_PX = 212;
/** The range goes on in steps of so many columns, so that scrolling past a single one changes nothing. */
const STEP = 8;

/**
 * The columns that are near what is seen.
 * @param left how far the board is scrolled, and `width` how much of it is seen, in px on the screen
 */
export function rangeSeen(left: number, width: number, zoom: number): Range {
  const column = COLUMN_PX * zoom;
  // The purpose stands before them, as wide as a column.
  const first = (left - MARGIN_PX) / column - 1;
  const last = (left + width + MARGIN_PX) / column;
  return { from: Math.max(0, Math.floor(first / STEP) * STEP), to: Math.ceil(last / STEP) * STEP };
}

/** The columns near what is seen; it changes seldom, and before the next frame. */
export function useSeenRange(): Range {
  const nearness = useContext(NearnessContext);
  const view = useView();
  const zoom = useZoom();
  const [range, setRange] = useState(() => rangeSeen(0, window.innerWidth, view.zoom));
  useLayoutEffect(() => {
    if (nearness === null) return undefined;
    const { root } = nearness;
    const look = () => {
      const now = rangeSeen(root.scrollLeft, root.clientWidth, zoom);
      setRange((was) => (was.from === now.from && was.to === now.to ? was : now));
    };
    look();
    root.addEventListener('scroll', look, { passive: true });
    const observer = new ResizeObserver(look);
    observer.observe(root);
    return () => {
      root.removeEventListener('scroll', look);
      observer.disconnect();
    };
  }, [nearness, zoom]);
  return range;
}
