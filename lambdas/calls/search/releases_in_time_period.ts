import { readObjectivesOfReleases } from '#lambdas/entities/frame/frameOfReleases.ts';
import { readReleasesHolding } from '#lambdas/entities/release/releasesHolding.ts';
import { implementQuery } from '#lambdas/runtime/implementQuery.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { releases_in_time_period } from '#shared/contract/search/releases_in_time_period.ts';
import { compareReleases } from '#shared/rules/releases.ts';

export const grants: TableGrants = { Query: ['MAP'] };

export const handler = implementQuery(releases_in_time_period, {
  load: async ({ reader, input: { containerId, whats, start, end } }) => {
    const [found, objectivesOf] = await Promise.all([
      readReleasesHolding(reader, containerId, idsIn(whats), { start, end }),
      readObjectivesOfReleases(reader, containerId),
    ]);
    return { found, objectivesOf };
  },
  run: async ({ input, loaded: { found, objectivesOf } }) => {
    const isSought = ({ whats }: { whats: readonly string[] }) => input.whats === '' || whats.length > 0;
    const order = compareReleases('start', 'asc');
    const hits = found.filter((one) => isSought(one)).sort((a, b) => order(a.release, b.release));
    return {
      hits: hits.map(({ release: { id, name, created, start, end, completed }, whats }) => ({
        objectID: id,
        name,
        created,
        start,
        end,
        objectives: objectivesOf(id),
        completed,
        whats,
      })),
    };
  },
});

const idsIn = (list: string): string[] => (list === '' ? [] : [...new Set(list.split(','))]);
