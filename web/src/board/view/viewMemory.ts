/** A position on a map: the zoom as a factor, and the scroll offsets of the board, in px. */
export type MapPosition = { zoom: number; left: number; top: number };

/** The storage key of the positions. */
export const VIEWS_KEY = 'storyd.mapPositions';
/** The maximum number of stored maps: the last opened ones. */
export const MAX_VIEWS = 50;

/** The stored form of a position: the map's id, the zoom, left, top. */
type View = [string, number, number, number];

/** The stored position of a map, or undefined. Unreadable data is ignored. */
export function keptPosition(kept: string | null, containerId: string): MapPosition | undefined {
  const view = viewsOf(kept).find(([id]) => id === containerId);
  return view === undefined ? undefined : { zoom: view[1], left: view[2], top: view[3] };
}

/** The positions to store after a visit of a map: that map first, without the oldest ones. */
export function withPosition(kept: string | null, containerId: string, { zoom, left, top }: MapPosition): string {
  const others = viewsOf(kept).filter(([id]) => id !== containerId);
  return JSON.stringify(
    [[containerId, Math.round(zoom * 1000) / 1000, Math.round(left), Math.round(top)], ...others].slice(0, MAX_VIEWS),
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
    // An extension or an older version wrote it; start afresh.
    if (error instanceof SyntaxError) return [];
    throw error;
  }
}
