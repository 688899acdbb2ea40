import type { InReleaseItem } from '#lambdas/entities/frame/frame.ts';
import { countReleases, readAchieved } from '#lambdas/entities/frame/frameList.ts';
import { objectiveEntity, type ObjectiveItem } from '#lambdas/entities/frame/objective.ts';
import { problemEntity, type ProblemItem } from '#lambdas/entities/frame/problem.ts';
import { readLinksOfMap } from '#lambdas/entities/frame/problemObjectives.ts';
import type { ReleaseItem } from '#lambdas/entities/release/release.ts';
import { readOwnMaps, visibleTo } from '#lambdas/entities/story_map/visibleMaps.ts';
import { implementQuery } from '#lambdas/runtime/implementQuery.ts';
import { notDeleted } from '#lambdas/store/items.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { get_frame } from '#shared/contract/frame/get_frame.ts';
import { compareFrame, excerptOf } from '#shared/rules/frame.ts';

export const grants: TableGrants = {
  BatchGetItem: ['OBJECTIVE', 'PROBLEM'],
  Query: ['MAP', 'OBJECTIVE', 'PROBLEM', 'USER'],
};

export const handler = implementQuery(get_frame, {
  load: async ({ reader, uid, input: { containerId } }) => {
    const { keys } = reader;
    const [objectives, problems, releases, inReleases, own] = await Promise.all([
      reader.range<ObjectiveItem>(rowKeys.objectives(keys, containerId)),
      reader.range<ProblemItem>(rowKeys.problems(keys, containerId)),
      reader.range<ReleaseItem>(rowKeys.releases(keys, containerId)),
      reader.range<InReleaseItem>(rowKeys.frameOfReleases(keys, containerId)),
      readOwnMaps(reader, uid),
    ]);
    return { objectives: inOrder(objectives), problems: inOrder(problems), releases, inReleases, own };
  },
  run: async ({ input: { containerId }, loaded, reader, person }) => {
    const { objectives, problems, releases, inReleases, own } = loaded;
    const visible = visibleTo(person, own, containerId);
    const [links, achieved] = await Promise.all([
      readLinksOfMap(reader, problems, objectives, visible),
      readAchieved(reader, objectives, visible),
    ]);
    const releasesWith = countReleases(releases, inReleases);
    return {
      objectives: objectives.map((row) => ({
        ...objectiveEntity.present(row),
        problemIds: links.problemIds(row.id),
        releases: releasesWith(row),
        achieved: achieved(row.id),
      })),
      problems: problems.map((row) => ({
        ...problemEntity.present(row),
        objectiveIds: links.objectiveIds(row.id),
        releases: releasesWith(row),
        excerpt: excerptOf(links.description(row.id)),
      })),
    };
  },
});

/** Those that are on the map, by name. */
const inOrder = <Item extends ObjectiveItem | ProblemItem>(rows: readonly Item[]): Item[] =>
  rows.filter((row) => notDeleted(row) !== undefined).sort(compareFrame);
