import { addExploreObject, requireFreeExploreName } from '#lambdas/entities/epic/exploreObject.ts';
import { openRelease, type ReleaseItem, requireOpenRelease } from '#lambdas/entities/release/release.ts';
import { inRelease, type ReleaseWhatItem } from '#lambdas/entities/release/releaseWhat.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { CallError } from '#shared/CallError.ts';
import { add_explore_object } from '#shared/contract/epic/add_explore_object.ts';
import * as errors from '#shared/errors.ts';
import { newId } from '#shared/model/ids.ts';
import { MAX_EXPLORE_OBJECTS } from '#shared/model/limits.ts';

export const grants: TableGrants = { UpdateItem: ['MAP'], ConditionCheckItem: ['MAP'] };

export const handler = implementCommand(add_explore_object, {
  load: ({ reader, input: { containerId, releaseId, whatId } }) =>
    reader.get<[ReleaseItem, ReleaseWhatItem]>([
      rowKeys.release(reader.keys, containerId, releaseId),
      rowKeys.releaseWhat(reader.keys, containerId, releaseId, whatId),
    ]),
  run: async ({ input, loaded: [release, item], reader: { keys }, writer }) => {
    const { containerId, releaseId, type, name } = input;
    openRelease(release);
    const part = inRelease(item);
    if (part.exploreObjects >= MAX_EXPLORE_OBJECTS) throw new CallError(errors.tooManyExploreObjects);
    const id = newId();
    // The transaction checks that no item of this kind has the name.
    const steps = [
      addExploreObject(keys, containerId, part, id, type, name),
      ...requireFreeExploreName(keys, containerId, { ...part, exploreType: type, name }),
      requireOpenRelease(keys, containerId, releaseId),
    ];
    return writer.commit({ storyMap: containerId }, steps, { id });
  },
});
