import { TRASH_MS } from '../model/trash.ts';

/** Whether an entity deleted at this time, in milliseconds, can still be restored (rule trash.1). */
export function isRestorable(deletedAt: number | undefined, now: number): boolean {
  return deletedAt !== undefined && now - deletedAt < TRASH_MS;
}
