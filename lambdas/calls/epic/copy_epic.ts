import { copyEpic, readEpicCopyRows } from '#lambdas/entities/epic/copyToStoryMap.ts';
import { createEpic, existingEpic } from '#lambdas/entities/epic/epic.ts';
import { copyNotes, type EpicNotesItem } from '#lambdas/entities/epic/epicNotes.ts';
import { requireOpenRelease, targetRelease, existingRelease } from '#lambdas/entities/release/release.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { copy_epic } from '#shared/contract/epic/copy_epic.ts';
import { newEpicKey, newId } from '#shared/model/ids.ts';

export const grants: TableGrants = {
  BatchGetItem: ['DETAIL'],
  Query: ['MAP'],
  PutItem: ['DETAIL'],
  UpdateItem: ['MAP'],
  ConditionCheckItem: ['MAP'],
};

export const handler = implementCommand(copy_epic, {
  load: async ({ reader, input: { containerId, whatId, epicId, releaseIdCurrent, releaseIdDestination } }) => {
    const from = { containerId, releaseId: releaseIdCurrent };
    const to = { containerId, releaseId: releaseIdDestination };
    const [copyRows, [notes]] = await Promise.all([
      readEpicCopyRows(reader, { whatId, epicId, from, to }),
      reader.get<[EpicNotesItem]>([rowKeys.epicNotes(reader.keys, containerId, epicId)]),
    ]);
    return { copyRows, notes };
  },
  run: async ({ input: { containerId }, loaded: { copyRows, notes }, reader: { keys }, writer }) => {
    existingRelease(copyRows.source);
    const target = targetRelease(copyRows.target);
    const { fields, steps } = copyEpic(keys, containerId, target, existingEpic(copyRows.epic), copyRows);
    // A copy has no issue in Jira until it is exported.
    const scenarios = fields.scenarios.map((scenario) => ({ ...scenario, id: newId() }));
    const all = { ...fields, scenarios, completed: false, startedAt: null, integrations: [] };
    const id = newEpicKey(Date.now());
    return writer.commit(
      { storyMap: containerId },
      [
        ...steps,
        createEpic(keys, containerId, id, all),
        ...copyNotes(keys, containerId, id, all, notes),
        requireOpenRelease(keys, containerId, target.id),
      ],
      { id },
    );
  },
});
