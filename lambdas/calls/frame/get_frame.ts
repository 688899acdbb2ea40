import { objectiveEntity, type ObjectiveItem } from '#lambdas/entities/frame/objective.ts';
import { problemEntity, type ProblemItem } from '#lambdas/entities/frame/problem.ts';
import { readLinksOfMap } from '#lambdas/entities/frame/problemObjectives.ts';
import { readOwnMaps, visibleTo } from '#lambdas/entities/story_map/visibleMaps.ts';
import { implementQuery } from '#lambdas/runtime/implementQuery.ts';
import { notDeleted } from '#lambdas/store/items.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { get_frame } from '#shared/contract/frame/get_frame.ts';
import { compareFrame } from '#shared/rules/frame.ts';

export const grants: TableGrants = { BatchGetItem: ['PROBLEM'], Query: ['MAP', 'PROBLEM', 'USER'] };

export const handler = implementQuery(get_frame, {
  load: async ({ reader, uid, input: { containerId } }) => {
    const [objectives, problems, own] = await Promise.all([
      reader.range<ObjectiveItem>(rowKeys.objectives(reader.keys, containerId)),
      reader.range<ProblemItem>(rowKeys.problems(reader.keys, containerId)),
      readOwnMaps(reader, uid),
    ]);
    return { objectives: inOrder(objectives), problems: inOrder(problems), own };
  },
  run: async ({ input: { containerId }, loaded: { objectives, problems, own }, reader, person }) => {
    const links = await readLinksOfMap(reader, problems, objectives, visibleTo(person, own, containerId));
    return {
      objectives: objectives.map((row) => ({
        ...objectiveEntity.present(row),
        problemIds: links.problemIds(row.id),
      })),
      problems: problems.map((row) => ({ ...problemEntity.present(row), objectiveIds: links.objectiveIds(row.id) })),
    };
  },
});

/** Those that are on the map, by name. */
const inOrder = <Item extends ObjectiveItem | ProblemItem>(rows: readonly Item[]): Item[] =>
  rows.filter((row) => notDeleted(row) !== undefined).sort(compareFrame);
