import { releases, releaseWhats } from '#web/replica/release/entities.ts';
import { useMap } from '#web/replica/story_map/useMap.ts';
import { useEvery } from '#web/replica/useReplica.ts';

/** The names of the releases that an Activity is in, as far as they are known already; nothing is read for it. */
export function useReleaseNames(): (whatId: string | null) => string[] {
  const { scope } = useMap();
  const named = useEvery(scope, releases);
  const placed = useEvery(scope, releaseWhats);
  const names = new Map<string, string[]>();
  for (const { whatId, releaseId } of placed.values()) {
    const name = named.get(releaseId)?.name;
    if (name !== undefined) names.set(whatId, [...(names.get(whatId) ?? []), name]);
  }
  return (whatId) => names.get(whatId ?? '') ?? [];
}
