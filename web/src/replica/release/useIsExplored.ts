import { isExplored } from '#shared/rules/releases.ts';
import { useAll } from '#web/replica/story_map/useMap.ts';
import { releaseWhats } from './entities.ts';
import { useReleaseSlices } from './useReleaseSlices.ts';

/** Whether any of some Activities holds explore information in a release of the open map, once that is known. */
export function useIsExplored(whatIds: readonly string[]): boolean {
  const { isRead } = useReleaseSlices(true);
  const parts = useAll(releaseWhats);
  return isRead && [...parts.values()].some((part) => whatIds.includes(part.whatId) && isExplored(part));
}
