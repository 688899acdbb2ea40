import { type ExploreItem, exploreObjectEntity, removeExploreObject } from '#lambdas/entities/epic/exploreObject.ts';
import { openRelease, type ReleaseItem, requireOpenRelease } from '#lambdas/entities/release/release.ts';
import { inRelease, type ReleaseWhatItem } from '#lambdas/entities/release/releaseWhat.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import type { ShownEntity } from '#lambdas/store/entity/shown.ts';
import { notDeleted } from '#lambdas/store/items.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { CallError } from '#shared/CallError.ts';
import { delete_explore_information } from '#shared/contract/epic/delete_explore_information.ts';
import * as errors from '#shared/errors.ts';
import { MAX_EXPLORE_OBJECTS, MAX_REMOVED_EXPLORE_OBJECTS } from '#shared/model/limits.ts';

export const grants: TableGrants = {
  Query: ['MAP'],
  UpdateItem: ['MAP'],
  DeleteItem: ['MAP'],
  ConditionCheckItem: ['MAP'],
};

export const handler = implementCommand(delete_explore_information, {
  load: async ({ reader, input: { containerId, releaseId, whatId } }) => {
    const { keys } = reader;
    const [[release, part], items] = await Promise.all([
      reader.get<[ReleaseItem, ReleaseWhatItem]>([
        rowKeys.release(keys, containerId, releaseId),
        rowKeys.releaseWhat(keys, containerId, releaseId, whatId),
      ]),
      reader.range<ExploreItem>(rowKeys.exploreObjects(keys, containerId, releaseId, whatId)),
    ]);
    return { release, part, items };
  },
  run: async ({ input: { containerId, releaseId }, loaded: { release, part, items }, reader: { keys }, writer }) => {
    openRelease(release);
    inRelease(part);
    const there = items.filter((item) => notDeleted(item) !== undefined);
    if (there.some(({ uses }) => uses > 0)) throw new CallError(errors.exploreObjectUsed);
    if (there.length === 0) return writer.unchanged(latestRemoved(items), { left: 0 });
    const removed = there.slice(0, MAX_REMOVED_EXPLORE_OBJECTS);
    const steps = [...removed.map(removeExploreObject), requireOpenRelease(keys, containerId, releaseId)];
    return writer.commit({ storyMap: containerId }, steps, { left: there.length - removed.length });
  },
});

/** Tombstones, as many as there can have been items on a screen. */
function latestRemoved(items: readonly ExploreItem[]): ShownEntity[] {
  return [...items]
    .sort((a, b) => (b.deletedAt ?? 0) - (a.deletedAt ?? 0))
    .slice(0, MAX_EXPLORE_OBJECTS)
    .map((row) => ({ entity: exploreObjectEntity, row }));
}
