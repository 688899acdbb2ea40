import { type ExploreItem, removeExploreObject, existingExploreObject } from '#lambdas/entities/epic/exploreObject.ts';
import { openRelease, type ReleaseItem, requireOpenRelease } from '#lambdas/entities/release/release.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { CallError } from '#shared/CallError.ts';
import { remove_explore_object } from '#shared/contract/epic/remove_explore_object.ts';
import * as errors from '#shared/errors.ts';

export const grants: TableGrants = { UpdateItem: ['MAP'], DeleteItem: ['MAP'], ConditionCheckItem: ['MAP'] };

export const handler = implementCommand(remove_explore_object, {
  load: ({ reader, input: { containerId, releaseId, whatId, exploreObjectId } }) =>
    reader.get<[ReleaseItem, ExploreItem]>([
      rowKeys.release(reader.keys, containerId, releaseId),
      rowKeys.exploreObject(reader.keys, containerId, releaseId, whatId, exploreObjectId),
    ]),
  run: async ({ input: { containerId, releaseId }, loaded: [release, found], reader: { keys }, writer }) => {
    openRelease(release);
    const item = existingExploreObject(found);
    if (item.uses > 0) throw new CallError(errors.exploreObjectUsed);
    return writer.commit({ storyMap: containerId }, [
      removeExploreObject(item),
      requireOpenRelease(keys, containerId, releaseId),
    ]);
  },
});
