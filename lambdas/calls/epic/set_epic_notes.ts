import { type EpicItem, openEpic, requireOpenEpic } from '#lambdas/entities/epic/epic.ts';
import { epicNotesEntity, type EpicNotesItem, writeNotes } from '#lambdas/entities/epic/epicNotes.ts';
import { openRelease, type ReleaseItem, requireOpenRelease } from '#lambdas/entities/release/release.ts';
import { checkNotStale } from '#lambdas/runtime/checkNotStale.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { set_epic_notes } from '#shared/contract/epic/set_epic_notes.ts';
import { epicNameOf } from '#shared/rules/epic/epics.ts';

export const grants: TableGrants = {
  BatchGetItem: ['DETAIL'],
  PutItem: ['DETAIL'],
  UpdateItem: ['DETAIL'],
  ConditionCheckItem: ['MAP'],
};

export const handler = implementCommand(set_epic_notes, {
  load: ({ reader, input: { containerId, releaseId, whatId, epicId } }) =>
    reader.get<[ReleaseItem, EpicItem, EpicNotesItem]>([
      rowKeys.release(reader.keys, containerId, releaseId),
      rowKeys.epic(reader.keys, containerId, releaseId, whatId, epicId),
      rowKeys.epicNotes(reader.keys, containerId, epicId),
    ]),
  run: async ({ input, loaded: [release, item, former], reader: { keys }, writer }) => {
    const { containerId, releaseId, notes, expect } = input;
    openRelease(release);
    const epic = openEpic(item);
    const text = former?.text ?? '';
    if (text === notes) return writer.unchanged([{ entity: epicNotesEntity, row: former }]);
    checkNotStale(expect, { notes: text }, epicNotesEntity, former);
    return writer.commit({ storyMap: containerId }, [
      writeNotes(keys, containerId, epic, epicNameOf(epic), former, notes),
      requireOpenEpic(epic),
      requireOpenRelease(keys, containerId, releaseId),
    ]);
  },
});
