import type { HistoryEntry } from '#shared/model/story_map/history.ts';
import { paths } from '#web/base/paths.ts';

/** The address of what an entry is about; null for what it says was deleted or removed. */
export function changeLink({ type, whatId, whoId, page }: HistoryEntry, containerId: string): string | null {
  if (page?.kind === 'release')
    return whatId !== null && /^(epic|explore)_/.test(type)
      ? paths.releaseWhat(containerId, page.id, whatId)
      : paths.release(containerId, page.id);
  if (page !== null) return paths.frame(containerId, page.kind, page.id);
  if (type === 'what_deleted' || type === 'who_deleted') return null;
  if (whatId !== null) return paths.mapActivity(containerId, whatId);
  return whoId === null ? null : paths.mapWho(containerId, whoId);
}
