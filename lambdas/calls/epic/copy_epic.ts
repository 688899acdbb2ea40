import { carryEpic, readCarried } from '#lambdas/entities/epic/copyToStoryMap.ts';
import { createEpic, thereIsEpic } from '#lambdas/entities/epic/epic.ts';
import { copyNotes, type EpicNotesItem } from '#lambdas/entities/epic/epicNotes.ts';
import { requireOpen, targetRelease, thereIs } from '#lambdas/entities/release/release.ts';
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
    const [carried, [notes]] = await Promise.all([
      readCarried(reader, { whatId, epicId, from, to }),
      reader.get<[EpicNotesItem]>([rowKeys.epicNotes(reader.keys, containerId, epicId)]),
    ]);
    return { carried, notes };
  },
  run: async ({ input: { containerId }, loaded: { carried, notes }, reader: { keys }, writer }) => {
    thereIs(carried.source);
    const target = targetRelease(carried.target);
    const { fields, steps } = carryEpic(keys, containerId, target, thereIsEpic(carried.epic), carried);
    // A copy has no issue in Jira until it is exported.
    const scenarios = fields.scenarios.map((scenario) => ({ ...scenario, id: newId() }));
    const all = { ...fields, scenarios, completed: false, integrations: [] };
    const id = newEpicKey(Date.now());
    return writer.commit(
      { storyMap: containerId },
      [
        ...steps,
        createEpic(keys, containerId, id, all),
        ...copyNotes(keys, containerId, id, all, notes),
        requireOpen(keys, containerId, target.id),
      ],
      { id },
    );
  },
});
