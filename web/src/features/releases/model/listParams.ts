import { type Direction, DIRECTIONS, RELEASE_ORDERS, type ReleaseOrder } from '#shared/model/releaseOrder.ts';

/** The view of a map's releases: order, whether to include completed ones, and the page (from 1). */
export type ReleaseListParams = {
  order: ReleaseOrder;
  direction: Direction;
  includeCompleted: boolean;
  page: number;
};

const NAMES = { order: 'order', direction: 'direction', completed: 'completed', page: 'page' } as const;

/**
 * Reads the params from the address; invalid ones get their default: the newest open releases first (rule release.3).
 */
export function readReleaseListParams(search: URLSearchParams): ReleaseListParams {
  const page = search.get(NAMES.page) ?? '';
  return {
    order: RELEASE_ORDERS.find((order) => order === search.get(NAMES.order)) ?? 'created',
    direction: DIRECTIONS.find((direction) => direction === search.get(NAMES.direction)) ?? 'desc',
    includeCompleted: search.get(NAMES.completed) === 'yes',
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}

/** The address's query for the params; leaves out defaults. */
export function writeReleaseListParams({
  order,
  direction,
  includeCompleted,
  page,
}: ReleaseListParams): URLSearchParams {
  const search = new URLSearchParams();
  if (order !== 'created') search.set(NAMES.order, order);
  if (direction !== 'desc') search.set(NAMES.direction, direction);
  if (includeCompleted) search.set(NAMES.completed, 'yes');
  if (page > 1) search.set(NAMES.page, String(page));
  return search;
}
