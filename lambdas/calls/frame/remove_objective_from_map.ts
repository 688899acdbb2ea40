import { removeFrame, existingFrame } from '#lambdas/entities/frame/frame.ts';
import { isSameGeneration, type ReleaseUse } from '#lambdas/entities/frame/frameUse.ts';
import { objectiveFrame, type ObjectiveItem } from '#lambdas/entities/frame/objective.ts';
import type { ReleaseItem } from '#lambdas/entities/release/release.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import { notDeleted } from '#lambdas/store/items.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { CallError } from '#shared/CallError.ts';
import { remove_objective_from_map } from '#shared/contract/frame/remove_objective_from_map.ts';
import { frameRemovalError } from '#shared/rules/frame.ts';

export const grants: TableGrants = {
  Query: ['MAP', 'OBJECTIVE'],
  UpdateItem: ['MAP', 'OBJECTIVE'],
  DeleteItem: ['OBJECTIVE'],
};

export const handler = implementCommand(remove_objective_from_map, {
  load: async ({ reader, input: { containerId, objectiveId } }) => {
    const { keys } = reader;
    const [[item], uses, releases] = await Promise.all([
      reader.get<[ObjectiveItem]>([rowKeys.objective(keys, containerId, objectiveId)]),
      reader.range<ReleaseUse>(rowKeys.frameReleaseUses(keys, 'objective', objectiveId, containerId)),
      reader.range<ReleaseItem>(rowKeys.releases(keys, containerId)),
    ]);
    return { item, uses, releases };
  },
  run: async ({ input: { containerId }, loaded: { item, uses, releases }, writer }) => {
    const there = existingFrame('objective', item);
    const holding = new Set(uses.flatMap((use) => (isSameGeneration(there, use) ? [use.releaseId] : [])));
    const error = frameRemovalError(
      'objective',
      releases.filter((release) => holding.has(release.id) && notDeleted(release) !== undefined),
    );
    if (error !== undefined) throw new CallError(error);
    return writer.commit({ storyMap: containerId }, [removeFrame(objectiveFrame, there, uses.length)]);
  },
});
