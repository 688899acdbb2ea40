import { addFrameToRelease, readAddition } from '#lambdas/entities/frame/addFrameToRelease.ts';
import { objectiveFrame } from '#lambdas/entities/frame/objective.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { add_objective_to_release } from '#shared/contract/frame/add_objective_to_release.ts';

export const grants: TableGrants = {
  BatchGetItem: ['OBJECTIVE'],
  Query: ['MAP'],
  PutItem: ['OBJECTIVE', 'FRAME'],
  UpdateItem: ['MAP', 'OBJECTIVE'],
  ConditionCheckItem: ['MAP'],
};

export const handler = implementCommand(add_objective_to_release, {
  load: ({ reader, input }) => readAddition(reader, 'objective', input, input.objectiveId ?? undefined),
  run: async ({ input, loaded, reader: { keys }, writer }) => {
    const { containerId, objectiveId, name } = input;
    const wanted = { id: objectiveId ?? undefined, name: name ?? undefined };
    const { id, steps, shown } = addFrameToRelease(keys, objectiveFrame, input, wanted, loaded);
    if (steps.length === 0) return writer.unchanged(shown, { id });
    return writer.commit({ storyMap: containerId }, steps, { id }, { asTheyAre: shown });
  },
});
