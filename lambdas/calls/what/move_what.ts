import { readReleasesOfWhat } from '#lambdas/entities/release/releasesOfWhat.ts';
import { placeInOrder, readNeighbours, visibleWhat } from '#lambdas/entities/what/places.ts';
import { requireNoRelease } from '#lambdas/entities/what/whatReleases.ts';
import { reorderWhat, reparentWhat } from '#lambdas/entities/what/whatSteps.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { CallError } from '#shared/CallError.ts';
import { move_what } from '#shared/contract/what/move_what.ts';
import { levelUnder, moveWhatError } from '#shared/rules/what/levels.ts';

export const grants: TableGrants = { Query: ['MAP'], UpdateItem: ['MAP'], ConditionCheckItem: ['MAP'] };

export const handler = implementCommand(move_what, {
  load: ({ reader, input, attempt }) => {
    const { containerId, whatId, newParentId } = input;
    return Promise.all([
      readNeighbours(reader, containerId, input, [whatId], attempt, newParentId),
      readReleasesOfWhat(reader, containerId, whatId),
    ]);
  },
  run: async ({ input, loaded: [neighbours, pointers], reader, writer }) => {
    const { containerId, whatId, newParentId } = input;
    const what = visibleWhat(neighbours, whatId);
    const parent = newParentId === null ? undefined : neighbours.whats.get(newParentId);
    const error = moveWhatError(what, newParentId, parent);
    if (error !== undefined) throw new CallError(error);
    const releases =
      levelUnder(newParentId) === what.level ? [] : await requireNoRelease(reader, containerId, what, pointers);
    const { key, rekey } = placeInOrder(neighbours, newParentId, input, whatId);
    const steps =
      newParentId === what.parentId
        ? reorderWhat(reader.keys, containerId, what, key)
        : reparentWhat(reader.keys, containerId, what, parent, key);
    return writer.commit({ storyMap: containerId }, [...steps, ...rekey, ...releases]);
  },
});
