import { epicEntity, type EpicItem, existingEpic } from '#lambdas/entities/epic/epic.ts';
import { completeEpic } from '#lambdas/entities/epic/epicCompletion.ts';
import { openRelease, type ReleaseItem } from '#lambdas/entities/release/release.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { complete_epic } from '#shared/contract/epic/complete_epic.ts';

export const grants: TableGrants = { UpdateItem: ['MAP'], ConditionCheckItem: ['MAP'] };

export const handler = implementCommand(complete_epic, {
  load: ({ reader, input: { containerId, releaseId, whatId, epicId } }) =>
    reader.get<[ReleaseItem, EpicItem]>([
      rowKeys.release(reader.keys, containerId, releaseId),
      rowKeys.epic(reader.keys, containerId, releaseId, whatId, epicId),
    ]),
  run: async ({ input: { containerId }, loaded: [release, item], reader: { keys }, writer }) => {
    openRelease(release);
    const epic = existingEpic(item);
    if (epic.completed) return writer.unchanged([{ entity: epicEntity, row: epic }]);
    return writer.commit({ storyMap: containerId }, completeEpic(keys, containerId, epic));
  },
});
