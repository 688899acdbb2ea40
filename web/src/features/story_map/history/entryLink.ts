import type { HistoryEntry } from '#shared/model/story_map/history.ts';
import { paths } from '#web/base/paths.ts';
import { whats, whos } from '#web/replica/story_map/entities.ts';
import type { MapReplica } from '#web/replica/story_map/MapReplica.ts';

/** The address of what an entry is about; null where that no longer exists. */
export function entryLink(
  { type, whatId, whoId, page }: HistoryEntry,
  { scope, containerId }: MapReplica,
): string | null {
  const isThere = whatId !== null && scope.get(whats, whatId) !== undefined;
  if (page?.kind === 'release')
    return isThere && /^(epic|explore)_/.test(type)
      ? paths.releaseWhat(containerId, page.id, whatId)
      : paths.release(containerId, page.id);
  if (page !== null) return paths.frame(containerId, page.kind, page.id);
  if (isThere) return paths.mapActivity(containerId, whatId);
  return whoId !== null && scope.get(whos, whoId) !== undefined ? paths.mapWho(containerId, whoId) : null;
}
