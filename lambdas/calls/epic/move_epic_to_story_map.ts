import { copyEpic, readEpicCopyRows } from '#lambdas/entities/epic/copyToStoryMap.ts';
import { createEpic, epicEntity, existingEpic } from '#lambdas/entities/epic/epic.ts';
import { copyNotes, type EpicNotesItem } from '#lambdas/entities/epic/epicNotes.ts';
import { epicForMap } from '#lambdas/entities/epic/movedEpic.ts';
import { openRelease, requireOpenRelease, targetRelease } from '#lambdas/entities/release/release.ts';
import { readRightsOn, viewedMap } from '#lambdas/entities/story_map/mapRights.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { remove } from '#lambdas/store/steps.ts';
import { CallError } from '#shared/CallError.ts';
import { move_epic_to_story_map } from '#shared/contract/epic/move_epic_to_story_map.ts';
import * as errors from '#shared/errors.ts';
import { newEpicKey } from '#shared/model/ids.ts';
import { timeOfEpic } from '#shared/rules/epic/epics.ts';
import * as errorTexts from '#shared/texts/errors.ts';

export const grants: TableGrants = {
  BatchGetItem: ['DETAIL', 'MAP'],
  Query: ['MAP'],
  PutItem: ['DETAIL', 'LINKS'],
  UpdateItem: ['MAP'],
  DeleteItem: ['MAP', 'LINKS'],
  ConditionCheckItem: ['MAP'],
};

export const handler = implementCommand(move_epic_to_story_map, {
  load: async ({ reader, uid, input: { whatId, epicId, current, destination } }) => {
    const [copyRows, rights, [notes]] = await Promise.all([
      readEpicCopyRows(reader, { whatId, epicId, from: current, to: destination }),
      readRightsOn(reader, uid, destination.containerId),
      reader.get<[EpicNotesItem]>([rowKeys.epicNotes(reader.keys, current.containerId, epicId)]),
    ]);
    return { copyRows, rights, notes };
  },
  run: async ({ input, loaded: { copyRows, rights, notes }, person, reader, writer }) => {
    const { keys } = reader;
    const { current, destination, leaveOutWhos = false } = input;
    const { containerId } = destination;
    if (containerId === current.containerId) throw new CallError(errors.sameStoryMap);
    const map = viewedMap(rights, person);
    if (map === undefined) throw new CallError(errors.permissionDenied, { message: errorTexts.mapNotVisible });
    if (!map.mayEdit) throw new CallError(errors.permissionDenied, { message: errorTexts.selectedReleaseRefused });
    const source = openRelease(copyRows.source);
    const target = targetRelease(copyRows.target);
    const epic = existingEpic(copyRows.epic);
    const moved = await epicForMap(reader, current.containerId, containerId, epic, leaveOutWhos);
    const { fields, steps } = copyEpic(keys, containerId, target, moved, copyRows);
    // Each story map keeps its own rows and log, so the epic has another key there; its time stays in front.
    const id = newEpicKey(timeOfEpic(epic.id));
    return writer.commit(
      { storyMap: current.containerId },
      [
        ...steps,
        remove(epicEntity, epic),
        createEpic(keys, containerId, id, fields),
        ...copyNotes(keys, containerId, id, fields, notes),
        requireOpenRelease(keys, current.containerId, source.id),
        requireOpenRelease(keys, containerId, target.id),
      ],
      { id },
      { visibleMaps: [containerId] },
    );
  },
});
