/** Where on a map somebody was: the zoom as a factor, and how far the board was scrolled, in px. */
export type MapPosition = { zoom: number; left: number; top: number };

/** Under which name the positions are kept in the browser. */
export const VIEWS_KEY = 'storyd.mapPositions';
/** So many maps are remembered, the last ones that were looked at. */
export const MAX_VIEWS = 50;

/** How a position is kept: the map's id, the zoom, left, top. */
type View = [string, number, number, number];

/** The position that was kept for a map, or undefined. What cannot be read counts as nothing. */
export function keptPosition(kept: string | null, mapId: string): MapPosition | undefined {
  const view = viewsOf(kept).find(([id]) => id === mapId);
  return view === undefined ? undefined : { zoom: view[1], left: view[2], top: view[3] };
}

/** What is to be kept once somebody was at a position of a map: that map first, the longest unseen ones dropped. */
export function withPosition(kept: string | null, mapId: string, { zoom, left, top }: MapPosition): string {
  const others = viewsOf(kept).filter(([id]) => id !== mapId);
  return JSON.stringify(
    [[mapId, Math.round(zoom * 1000) / 1000, Math.round(left), Math.round(top)], ...others].slice(0, MAX_VIEWS),
  );
}

function viewsOf(kept: string | null): View[] {
  const views = parsed(kept);
  return Array.isArray(views) && views.every(isView) ? views : [];
}

function isView(view: unknown): view is View {
  if (!Array.isArray(view) || view.length !== 4) return false;
  const [id, ...at] = view as unknown[];
  return typeof id === 'string' && at.every((value) => typeof value === 'number');
}

function parsed(kept: string | null): unknown {
  try {
    return kept === null ? [] : JSON.parse(kept);
  } catch (error) {
    // Somebody's extension or an older version wrote it; a position is not worth more than a fresh start.
    if (error instanceof SyntaxError) return [];
    throw error;
  }
}
