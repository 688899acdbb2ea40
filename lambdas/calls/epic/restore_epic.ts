import { epicEntity, type EpicItem } from '#lambdas/entities/epic/epic.ts';
import { readEpicBytes, checkEpicBytes } from '#lambdas/entities/epic/epicBytes.ts';
import type { ExploreItem } from '#lambdas/entities/epic/exploreObject.ts';
import { openRelease, type ReleaseItem, requireOpenRelease } from '#lambdas/entities/release/release.ts';
import { inRelease, type ReleaseWhatItem } from '#lambdas/entities/release/releaseWhat.ts';
import { restorableEntity } from '#lambdas/entities/story_map/restorable.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import { notDeleted } from '#lambdas/store/items.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { restore } from '#lambdas/store/steps.ts';
import { CallError } from '#shared/CallError.ts';
import { restore_epic } from '#shared/contract/epic/restore_epic.ts';
import * as errors from '#shared/errors.ts';
import { MAX_EPICS } from '#shared/model/limits.ts';
import { epicNameError } from '#shared/rules/epic/epicNames.ts';
import { withoutMissing } from '#shared/rules/epic/restoredEpic.ts';
import * as errorTexts from '#shared/texts/errors.ts';

export const grants: TableGrants = {
  Query: ['MAP'],
  PutItem: ['LINKS'],
  UpdateItem: ['MAP'],
  DeleteItem: ['MAP'],
  ConditionCheckItem: ['MAP'],
};

export const handler = implementCommand(restore_epic, {
  load: async ({ reader, input: { containerId, releaseId, whatId, epicId } }) => {
    const { keys } = reader;
    const [[release, part, epic], epics, exploreObjects, epicBytes] = await Promise.all([
      reader.get<[ReleaseItem, ReleaseWhatItem, EpicItem]>([
        rowKeys.release(keys, containerId, releaseId),
        rowKeys.releaseWhat(keys, containerId, releaseId, whatId),
        rowKeys.epic(keys, containerId, releaseId, whatId, epicId),
      ]),
      reader.range<EpicItem>(rowKeys.epicsOfWhat(keys, containerId, releaseId, whatId)),
      reader.range<ExploreItem>(rowKeys.exploreObjects(keys, containerId, releaseId, whatId)),
      readEpicBytes(reader, containerId, releaseId),
    ]);
    return { release, part, epic, epics, exploreObjects, epicBytes };
  },
  run: async ({ input: { containerId, releaseId }, loaded, reader: { keys }, writer }) => {
    const epic = restorableEntity(loaded.epic);
    if (notDeleted(loaded.release) === undefined)
      throw new CallError(errors.parentDeleted, { message: errorTexts.releaseDeleted });
    openRelease(loaded.release);
    inRelease(loaded.part);
    const others = loaded.epics.filter((other) => notDeleted(other) !== undefined);
    if (others.length >= MAX_EPICS) throw new CallError(errors.tooManyEpics);
    checkEpicBytes(loaded.epicBytes);
    const names = new Map(
      loaded.exploreObjects.flatMap((item) => (notDeleted(item) === undefined ? [] : [[item.id, item.name] as const])),
    );
    const fields = withoutMissing(epic, new Set(names.keys()));
    const { nameObject, nameObjectText, nameFreeText } = { ...epic, ...fields };
    const name =
      nameObject === null
        ? { object: null, text: nameFreeText }
        : { object: nameObject, text: names.get(nameObject.id) ?? nameObjectText ?? '' };
    const error = epicNameError(name, others, (id) => names.get(id));
    if (error !== undefined) throw new CallError(error);
    return writer.commit({ storyMap: containerId }, [
      restore(epicEntity, epic, fields),
      requireOpenRelease(keys, containerId, releaseId),
    ]);
  },
});
