import { placeFrame, readFramePlacement } from '#lambdas/entities/frame/frame.ts';
import { objectiveFrame } from '#lambdas/entities/frame/objective.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { add_objective_to_map } from '#shared/contract/frame/add_objective_to_map.ts';

export const grants: TableGrants = {
  BatchGetItem: ['OBJECTIVE'],
  Query: ['MAP'],
  PutItem: ['OBJECTIVE', 'FRAME'],
  UpdateItem: ['MAP', 'OBJECTIVE'],
};

export const handler = implementCommand(add_objective_to_map, {
  load: ({ reader, input: { containerId, objectiveId } }) =>
    readFramePlacement(reader, 'objective', containerId, objectiveId ?? undefined),
  run: async ({ input: { containerId, objectiveId, name }, loaded, reader, writer }) => {
    const wanted = { id: objectiveId ?? undefined, name: name ?? undefined };
    const { id, steps, shown } = placeFrame(reader.keys, containerId, objectiveFrame, wanted, loaded);
    if (steps.length === 0) return writer.unchanged(shown, { id });
    return writer.commit({ storyMap: containerId }, steps, { id });
  },
});
