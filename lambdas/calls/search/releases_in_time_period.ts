import { readObjectivesOfReleases } from '#lambdas/data/entities/frameOfReleases.ts';
import type { ReleaseItem } from '#lambdas/data/entities/release.ts';
import type { ReleaseOfWhat } from '#lambdas/data/entities/releaseWhat.ts';
import { notDeleted } from '#lambdas/data/items.ts';
import * as rowKeys from '#lambdas/data/keys.ts';
import type { TableGrants } from '#lambdas/data/partitions.ts';
import { implementQuery } from '#lambdas/runtime/implementQuery.ts';
import { releases_in_time_period } from '#shared/contract/search/releases_in_time_period.ts';
import { compareReleases, isInTime } from '#shared/rules/releases.ts';

export const grants: TableGrants = { Query: ['MAP'] };

export const handler = implementQuery(releases_in_time_period, {
  load: async ({ reader, input: { containerId, whats } }) => {
    const { keys } = reader;
    const ids = whats === '' ? [] : [...new Set(whats.split(','))];
    const [releases, objectivesOf, ...pointers] = await Promise.all([
      reader.range<ReleaseItem>(rowKeys.releases(keys, containerId)),
      readObjectivesOfReleases(reader, containerId),
      ...ids.map((id) => reader.range<ReleaseOfWhat>(rowKeys.releasesOfWhat(keys, containerId, id))),
    ]);
    return {
      releases,
      objectivesOf,
      holding: ids.length === 0 ? undefined : new Set(pointers.flat().map(({ releaseId }) => releaseId)),
    };
  },
  run: async ({ input, loaded: { releases, objectivesOf, holding } }) => {
    const hits = releases
      .filter((release) => notDeleted(release) !== undefined && isInTime(release, input))
      .filter(({ id }) => holding?.has(id) ?? true)
      .sort(compareReleases('start', 'asc'));
    return {
      hits: hits.map(({ id, name, created, start, end }) => ({
        objectID: id,
        name,
        created,
        start,
        end,
        objectives: objectivesOf(id),
      })),
    };
  },
});
