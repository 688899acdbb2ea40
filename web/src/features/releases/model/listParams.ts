import { type Direction, DIRECTIONS, RELEASE_ORDERS, type ReleaseOrder } from '#shared/model/releaseOrder.ts';

/** How a person looks at the releases of a map: in which order, with completed ones or without, and which page (counted from 1). */
export type ReleaseListParams = {
  order: ReleaseOrder;
  direction: Direction;
  includeCompleted: boolean;
  page: number;
};

const NAMES = { order: 'order', direction: 'direction', completed: 'completed', page: 'page' } as const;

/** Reads them from the address; what is not one of the choices is the default: the newest open ones first (rule release.3). */
export function readReleaseListParams(search: URLSearchParams): ReleaseListParams {
  const page = search.get(NAMES.page) ?? '';
  return {
    order: RELEASE_ORDERS.find((order) => order === search.get(NAMES.order)) ?? 'created',
    direction: DIRECTIONS.find((direction) => direction === search.get(NAMES.direction)) ?? 'desc',
    includeCompleted: search.get(NAMES.completed) === 'yes',
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}

/** The address's query for them; defaults are left out. */
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
