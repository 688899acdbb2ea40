import { slicesInput } from '#web/replica/story_map/inputs.ts';
import { useCopyOf } from '#web/replica/story_map/useCopyOf.ts';
import { useMap } from '#web/replica/story_map/useMap.ts';
import { useEvery } from '#web/replica/useReplica.ts';
import { releases, releaseWhats } from './entities.ts';

/** All releases of the open map. They and their Activities load into the replica while `enabled`. */
export function useReleaseSlices(enabled: boolean) {
  const { containerId, scope } = useMap();
  const { data, error, isLoading, refetch } = useCopyOf('release_slices', slicesInput(containerId), {
    entities: [releases, releaseWhats],
    holds: [{ of: releases }, { of: releaseWhats }],
    enter: (add, answer) => {
      add(releases, answer.releases);
      add(releaseWhats, answer.releaseWhats);
      return true;
    },
    enabled,
  });
  return { releases: useEvery(scope, releases), isRead: data === true, error, isLoading, refetch };
}
