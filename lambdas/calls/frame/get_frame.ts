import { objectiveEntity, type ObjectiveItem } from '#lambdas/entities/frame/objective.ts';
import { problemEntity, type ProblemItem } from '#lambdas/entities/frame/problem.ts';
import { implementQuery } from '#lambdas/runtime/implementQuery.ts';
import { notDeleted } from '#lambdas/store/items.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { get_frame } from '#shared/contract/frame/get_frame.ts';
import { compareFrame } from '#shared/rules/frame.ts';

export const grants: TableGrants = { Query: ['MAP'] };

export const handler = implementQuery(get_frame, {
  load: ({ reader, input: { containerId } }) =>
    Promise.all([
      reader.range<ObjectiveItem>(rowKeys.objectives(reader.keys, containerId)),
      reader.range<ProblemItem>(rowKeys.problems(reader.keys, containerId)),
    ]),
  run: async ({ loaded: [objectives, problems] }) => ({
    objectives: objectives
      .filter((row) => notDeleted(row) !== undefined)
      .map((row) => objectiveEntity.present(row))
      .sort(compareFrame),
    problems: problems
      .filter((row) => notDeleted(row) !== undefined)
      .map((row) => problemEntity.present(row))
      .sort(compareFrame),
  }),
});
