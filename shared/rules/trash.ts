import { TRASH_MS } from '../model/trash.ts';

/** When an entity deleted at this time is erased for good, at the earliest; both in milliseconds (rule trash.9). */
export function keptUntil(deletedAt: number): number {
  return deletedAt + TRASH_MS;
}

/** Whether an entity deleted at this time, in milliseconds, can still be restored (rule trash.1). */
export function isRestorable(deletedAt: number | undefined, now: number): boolean {
  return deletedAt !== undefined && now - deletedAt < TRASH_MS;
}
