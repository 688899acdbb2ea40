/** The sort orders of a map's releases (rule release.3). */
export const RELEASE_ORDERS = ['created', 'start', 'end'] as const;
export type ReleaseOrder = (typeof RELEASE_ORDERS)[number];
export const DIRECTIONS = ['asc', 'desc'] as const;
export type Direction = (typeof DIRECTIONS)[number];
