import { useQuery } from '@tanstack/react-query';
import type { PrioritySum, Release, ReleaseWhat } from '#shared/model/release.ts';
import { type ApiError, call } from '#web/api/client.ts';
import { callKey } from '#web/api/queries.ts';
import { useMap } from '#web/map/useMap.ts';
import { useEntity, useEvery } from '#web/replica/useReplica.ts';
import { releases, releaseWhats } from './entities.ts';

/**
 * A release of the open map with its Activities, which enter the replica once loaded. `sums` are the sums of its epics
 * by priority.
 * @param options.enabled false while no release is chosen
 */
export function useRelease(releaseId: string, { enabled = true } = {}) {
  const { containerId, scope } = useMap();
  const about = { containerId, releaseId };
  const query = useQuery<{ sums: PrioritySum[] }, ApiError>({
    queryKey: callKey('get_release', about),
    queryFn: async ({ signal }) => {
      scope.define(releases, releaseWhats);
      const isOfIt = (entity: object) => 'releaseId' in entity && entity.releaseId === releaseId;
      const { add, end } = scope.expectCopy([releaseWhats.type], isOfIt);
      const { release, whats, sums } = await call('get_release', about, { signal });
      add(releases.type, [release]);
      add(releaseWhats.type, whats);
      end();
      return { sums };
    },
    // The server counts epics, and colleagues write them too.
    staleTime: 0,
    enabled,
  });
  const release: Release | undefined = useEntity(scope, releases, releaseId);
  const whats = useWhatsOfRelease(releaseId);
  return { ...query, release: query.data === undefined ? undefined : release, whats };
}

/** The Activities of a release by their ids, as far as they are loaded. */
export function useWhatsOfRelease(releaseId: string): ReadonlyMap<string, ReleaseWhat> {
  const known = useEvery(useMap().scope, releaseWhats);
  return new Map(
    [...known.values()].flatMap((what) => (what.releaseId === releaseId ? [[what.whatId, what] as const] : [])),
  );
}
