import {
  type ExploreItem,
  exploreObjectEntity,
  renameExploreObject,
  thereIsExplore,
} from '#lambdas/entities/epic/exploreObject.ts';
import { openRelease, type ReleaseItem, requireOpen } from '#lambdas/entities/release/release.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import { refuseStale } from '#lambdas/runtime/refuseStale.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { rename_explore_object } from '#shared/contract/epic/rename_explore_object.ts';

export const grants: TableGrants = { UpdateItem: ['MAP'], DeleteItem: ['MAP'], ConditionCheckItem: ['MAP'] };

export const handler = implementCommand(rename_explore_object, {
  load: ({ reader, input: { containerId, releaseId, whatId, exploreObjectId } }) =>
    reader.get<[ReleaseItem, ExploreItem]>([
      rowKeys.release(reader.keys, containerId, releaseId),
      rowKeys.exploreObject(reader.keys, containerId, releaseId, whatId, exploreObjectId),
    ]),
  run: async ({ input, loaded: [release, found], reader: { keys }, writer }) => {
    const { containerId, releaseId, name, expect } = input;
    openRelease(release);
    const item = thereIsExplore(found);
    if (name === '' || name === item.name) return writer.unchanged([{ entity: exploreObjectEntity, row: item }]);
    refuseStale(expect, { name: item.name }, exploreObjectEntity, item);
    return writer.commit({ storyMap: containerId }, [
      ...renameExploreObject(keys, containerId, item, name),
      requireOpen(keys, containerId, releaseId),
    ]);
  },
});
