import { epicEntity, type EpicItem, openEpic } from '#lambdas/entities/epic/epic.ts';
import { openRelease, type ReleaseItem, requireOpenRelease } from '#lambdas/entities/release/release.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { change } from '#lambdas/store/steps.ts';
import { start_epic } from '#shared/contract/epic/start_epic.ts';

export const grants: TableGrants = { UpdateItem: ['MAP'], ConditionCheckItem: ['MAP'] };

export const handler = implementCommand(start_epic, {
  load: ({ reader, input: { containerId, releaseId, whatId, epicId } }) =>
    reader.get<[ReleaseItem, EpicItem]>([
      rowKeys.release(reader.keys, containerId, releaseId),
      rowKeys.epic(reader.keys, containerId, releaseId, whatId, epicId),
    ]),
  run: async ({ input: { containerId, releaseId, started }, loaded: [release, item], reader: { keys }, writer }) => {
    openRelease(release);
    const epic = openEpic(item);
    if ((epic.startedAt !== null) === started) return writer.unchanged([{ entity: epicEntity, row: epic }]);
    return writer.commit({ storyMap: containerId }, [
      change(epicEntity, epic, { startedAt: started ? new Date().toISOString() : null }),
      requireOpenRelease(keys, containerId, releaseId),
    ]);
  },
});
