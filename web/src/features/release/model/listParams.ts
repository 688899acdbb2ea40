import { type Direction, DIRECTIONS, RELEASE_ORDERS, type ReleaseOrder } from '#shared/model/release/releaseOrder.ts';
import { readPage, writePage } from '#web/components/page/pageNumber.ts';

/** The view of a map's releases: order, whether to include completed ones, and the page (from 1). */
export type ReleaseListParams = {
  order: ReleaseOrder;
  direction: Direction;
  includeCompleted: boolean;
  page: number;
};

const NAMES = { order: 'order', direction: 'direction', completed: 'completed' } as const;

/**
 * Reads the params from the address; invalid ones get their default: the newest open releases first (rule release.3).
 */
export function readReleaseListParams(search: URLSearchParams): ReleaseListParams {
  return {
    order: RELEASE_ORDERS.find((order) => order === search.get(NAMES.order)) ?? 'created',
    direction: DIRECTIONS.find((direction) => direction === search.get(NAMES.direction)) ?? 'desc',
    includeCompleted: search.get(NAMES.completed) === 'yes',
    page: readPage(search),
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
  writePage(search, page);
  return search;
}
