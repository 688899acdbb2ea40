import type { Release, ReleaseWhat } from '#shared/model/release/release.ts';
import { useCopyOf } from '#web/replica/story_map/useCopyOf.ts';
import { useMap } from '#web/replica/story_map/useMap.ts';
import { useEntity, useEvery } from '#web/replica/useReplica.ts';
import { releases, releaseWhats } from './entities.ts';

/**
 * A release of the open map with its Activities, which enter the replica once loaded. `sums` are the sums of its epics
 * by priority; `objectives` and `problems` what it is for.
 * @param options.enabled false while no release is chosen
 */
export function useRelease(releaseId: string, { enabled = true } = {}) {
  const { containerId, scope } = useMap();
  const about = { containerId, releaseId };
  const query = useCopyOf('get_release', about, {
    entities: [releases, releaseWhats],
    holds: [{ of: releaseWhats, isOfIt: (entity) => 'releaseId' in entity && entity.releaseId === releaseId }],
    enter: (add, { release, whats, sums, objectiveIds, objectives, problemIds, problems }) => {
      add(releases, [release]);
      add(releaseWhats, whats);
      return { sums, objectives: named(objectiveIds, objectives), problems: named(problemIds, problems) };
    },
    missed: MISSED,
    enabled,
  });
  const release: Release | undefined = useEntity(scope, releases, releaseId);
  const whats = useWhatsOfRelease(releaseId);
  return { ...query, release: query.data === undefined ? undefined : release, whats };
}

const MISSED = new Set(['objective-not-in-release', 'problem-not-in-release', 'release-completed'] as const);

const named = (ids: readonly string[], names: readonly string[]) => ids.map((id, i) => ({ id, name: names[i] ?? '' }));

/** The Activities of a release by their ids, as far as they are loaded. */
export function useWhatsOfRelease(releaseId: string): ReadonlyMap<string, ReleaseWhat> {
  const known = useEvery(useMap().scope, releaseWhats);
  return new Map(
    [...known.values()].flatMap((what) => (what.releaseId === releaseId ? [[what.whatId, what] as const] : [])),
  );
}
