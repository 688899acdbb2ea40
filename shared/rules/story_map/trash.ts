import { TRASH_MS } from '#shared/model/story_map/trash.ts';

/** When an entity deleted at this time is erased for good, at the earliest; both in milliseconds (rule trash.9). */
export function keptUntil(deletedAt: number): number {
  return deletedAt + TRASH_MS;
}

/** The clocks of functions may differ, so nothing is erased while another one might still restore it. */
const PURGE_MARGIN_MS = 60 * 60 * 1000;

/** From when an entity deleted at this time is erased; both in milliseconds. */
export function purgedFrom(deletedAt: number): number {
  return keptUntil(deletedAt) + PURGE_MARGIN_MS;
}

/** Whether an entity deleted at this time, in milliseconds, can still be restored (rule trash.1). */
export function isRestorable(deletedAt: number | undefined, now: number): boolean {
  return deletedAt !== undefined && now - deletedAt < TRASH_MS;
}
