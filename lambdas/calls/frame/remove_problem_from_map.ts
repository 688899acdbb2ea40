import { removeFrame, existingFrame } from '#lambdas/entities/frame/frame.ts';
import { isSameGeneration, type ReleaseUse } from '#lambdas/entities/frame/frameUse.ts';
import { problemFrame, type ProblemItem } from '#lambdas/entities/frame/problem.ts';
import type { ReleaseItem } from '#lambdas/entities/release/release.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import { notDeleted } from '#lambdas/store/items.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { CallError } from '#shared/CallError.ts';
import { remove_problem_from_map } from '#shared/contract/frame/remove_problem_from_map.ts';
import { frameRemovalError } from '#shared/rules/frame.ts';

export const grants: TableGrants = {
  Query: ['MAP', 'PROBLEM'],
  UpdateItem: ['MAP', 'PROBLEM'],
  DeleteItem: ['PROBLEM'],
};

export const handler = implementCommand(remove_problem_from_map, {
  load: async ({ reader, input: { containerId, problemId } }) => {
    const { keys } = reader;
    const [[item], uses, releases] = await Promise.all([
      reader.get<[ProblemItem]>([rowKeys.problem(keys, containerId, problemId)]),
      reader.range<ReleaseUse>(rowKeys.frameReleaseUses(keys, 'problem', problemId, containerId)),
      reader.range<ReleaseItem>(rowKeys.releases(keys, containerId)),
    ]);
    return { item, uses, releases };
  },
  run: async ({ input: { containerId }, loaded: { item, uses, releases }, writer }) => {
    const there = existingFrame('problem', item);
    const holding = new Set(uses.flatMap((use) => (isSameGeneration(there, use) ? [use.releaseId] : [])));
    const error = frameRemovalError(
      'problem',
      releases.filter((release) => holding.has(release.id) && notDeleted(release) !== undefined),
    );
    if (error !== undefined) throw new CallError(error);
    return writer.commit({ storyMap: containerId }, [removeFrame(problemFrame, there, uses.length)]);
  },
});
