import { useQuery } from '@tanstack/react-query';
import { type ApiError, call } from '#web/api/client.ts';
import { callKey } from '#web/api/queries.ts';
import { slicesInput } from '#web/early/inputs.ts';
import { useMap } from '#web/map/useMap.ts';
import { useEvery } from '#web/replica/useReplica.ts';
import { releases, releaseWhats } from './entities.ts';

/** All releases of the open map. They and their Activities load into the replica while `enabled`. */
export function useReleaseSlices(enabled: boolean) {
  const { containerId, scope } = useMap();
  const about = slicesInput(containerId);
  const { data, error, isLoading, refetch } = useQuery<boolean, ApiError>({
    queryKey: callKey('release_slices', about),
    enabled,
    queryFn: async ({ signal }) => {
      scope.define(releases, releaseWhats);
      const { add, end } = scope.expectCopy([releases.type, releaseWhats.type]);
      const answer = await call('release_slices', about, { signal });
      add(releases.type, answer.releases);
      add(releaseWhats.type, answer.releaseWhats);
      end();
      return true;
    },
    // Colleagues plan too, so each opening refetches.
    staleTime: 0,
  });
  return { releases: useEvery(scope, releases), isRead: data === true, error, isLoading, refetch };
}
