import { epicEntity, type EpicItem, openEpic } from '#lambdas/entities/epic/epic.ts';
import { openRelease, type ReleaseItem, requireOpenRelease } from '#lambdas/entities/release/release.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { remove } from '#lambdas/store/steps.ts';
import { delete_epic } from '#shared/contract/epic/delete_epic.ts';

export const grants: TableGrants = { UpdateItem: ['MAP'], DeleteItem: ['MAP', 'LINKS'], ConditionCheckItem: ['MAP'] };

export const handler = implementCommand(delete_epic, {
  load: ({ reader, input: { containerId, releaseId, whatId, epicId } }) =>
    reader.get<[ReleaseItem, EpicItem]>([
      rowKeys.release(reader.keys, containerId, releaseId),
      rowKeys.epic(reader.keys, containerId, releaseId, whatId, epicId),
    ]),
  run: async ({ input: { containerId, releaseId }, loaded: [release, item], reader: { keys }, writer }) => {
    openRelease(release);
    const epic = openEpic(item);
    return writer.commit({ storyMap: containerId }, [
      remove(epicEntity, epic),
      requireOpenRelease(keys, containerId, releaseId),
    ]);
  },
});
