import type { EpicItem } from '#lambdas/entities/epic/epic.ts';
import {
  type ExploreItem,
  exploreObjectEntity,
  renameExploreObject,
  existingExploreObject,
} from '#lambdas/entities/epic/exploreObject.ts';
import { requireFreeNameOfItem } from '#lambdas/entities/epic/nameEpic.ts';
import { openRelease, type ReleaseItem, requireOpenRelease } from '#lambdas/entities/release/release.ts';
import { checkNotStale } from '#lambdas/runtime/checkNotStale.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { rename_explore_object } from '#shared/contract/epic/rename_explore_object.ts';

export const grants: TableGrants = {
  Query: ['MAP'],
  UpdateItem: ['MAP'],
  DeleteItem: ['MAP'],
  ConditionCheckItem: ['MAP'],
};

export const handler = implementCommand(rename_explore_object, {
  load: async ({ reader, input: { containerId, releaseId, whatId, exploreObjectId } }) => {
    const [[release, found], epics] = await Promise.all([
      reader.get<[ReleaseItem, ExploreItem]>([
        rowKeys.release(reader.keys, containerId, releaseId),
        rowKeys.exploreObject(reader.keys, containerId, releaseId, whatId, exploreObjectId),
      ]),
      reader.range<EpicItem>(rowKeys.epicsOfWhat(reader.keys, containerId, releaseId, whatId)),
    ]);
    return { release, found, epics };
  },
  run: async ({ input, loaded: { release, found, epics }, reader: { keys }, writer }) => {
    const { containerId, releaseId, name, expect } = input;
    openRelease(release);
    const item = existingExploreObject(found);
    if (name === '' || name === item.name) return writer.unchanged([{ entity: exploreObjectEntity, row: item }]);
    checkNotStale(expect, { name: item.name }, exploreObjectEntity, item);
    requireFreeNameOfItem(item, name, epics);
    return writer.commit({ storyMap: containerId }, [
      ...renameExploreObject(keys, containerId, item, name),
      requireOpenRelease(keys, containerId, releaseId),
    ]);
  },
});
