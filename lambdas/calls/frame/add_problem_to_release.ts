import { addFrameToRelease, readAddition } from '#lambdas/entities/frame/addFrameToRelease.ts';
import { problemFrame } from '#lambdas/entities/frame/problem.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { add_problem_to_release } from '#shared/contract/frame/add_problem_to_release.ts';

export const grants: TableGrants = {
  BatchGetItem: ['PROBLEM'],
  Query: ['MAP'],
  PutItem: ['PROBLEM', 'FRAME'],
  UpdateItem: ['MAP', 'PROBLEM'],
  ConditionCheckItem: ['MAP'],
};

export const handler = implementCommand(add_problem_to_release, {
  load: ({ reader, input }) => readAddition(reader, 'problem', input, input.problemId ?? undefined),
  run: async ({ input, loaded, reader: { keys }, writer }) => {
    const { containerId, problemId, name } = input;
    const wanted = { id: problemId ?? undefined, name: name ?? undefined };
    const { id, steps, shown } = addFrameToRelease(keys, problemFrame, input, wanted, loaded);
    if (steps.length === 0) return writer.unchanged(shown, { id });
    return writer.commit({ storyMap: containerId }, steps, { id }, { asTheyAre: shown });
  },
});
