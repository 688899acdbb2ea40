import { isDeepStrictEqual } from 'node:util';
import { epicEntity, type EpicItem, openEpic } from '#lambdas/entities/epic/epic.ts';
import { nameEpic, readNaming } from '#lambdas/entities/epic/nameEpic.ts';
import { openRelease, type ReleaseItem, requireOpenRelease } from '#lambdas/entities/release/release.ts';
import { checkNotStale } from '#lambdas/runtime/checkNotStale.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { change } from '#lambdas/store/steps.ts';
import { CallError } from '#shared/CallError.ts';
import { change_epic_name } from '#shared/contract/epic/change_epic_name.ts';
import { nameFields } from '#shared/rules/epic/epicNames.ts';
import { epicNameOf, epicSizeError } from '#shared/rules/epic/epics.ts';

export const grants: TableGrants = {
  Query: ['MAP'],
  UpdateItem: ['MAP'],
  DeleteItem: ['MAP'],
  ConditionCheckItem: ['MAP'],
};

export const handler = implementCommand(change_epic_name, {
  load: async ({ reader, input }) => {
    const { containerId, releaseId, whatId, epicId, epic } = input;
    const [found, naming] = await Promise.all([
      reader.get<[ReleaseItem, EpicItem]>([
        rowKeys.release(reader.keys, containerId, releaseId),
        rowKeys.epic(reader.keys, containerId, releaseId, whatId, epicId),
      ]),
      readNaming(reader, input, epic),
    ]);
    return { found, naming };
  },
  run: async ({ input, loaded: { found, naming }, reader: { keys }, writer }) => {
    const { containerId, releaseId, epicId } = input;
    openRelease(found[0]);
    const epic = openEpic(found[1]);
    const { name, made } = nameEpic(keys, input, input.epic, naming, epicId);
    const set = nameFields(name);
    const { nameObject, nameObjectText, nameFreeText } = epic;
    if (isDeepStrictEqual(set, { nameObject, nameObjectText, nameFreeText }))
      return writer.unchanged([{ entity: epicEntity, row: epic }]);
    checkNotStale(input.expect, { epic: epicNameOf(epic) ?? '' }, epicEntity, epic);
    const error = epicSizeError({ ...epic, ...set });
    if (error !== undefined) throw new CallError(error);
    return writer.commit({ storyMap: containerId }, [
      ...(made ?? []),
      change(epicEntity, epic, set),
      requireOpenRelease(keys, containerId, releaseId),
    ]);
  },
});
