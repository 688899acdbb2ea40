import { copyEpic, readEpicCopyRows } from '#lambdas/entities/epic/copyToStoryMap.ts';
import { moveEpic, existingEpic } from '#lambdas/entities/epic/epic.ts';
import { openRelease, requireOpenRelease, targetRelease } from '#lambdas/entities/release/release.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { CallError } from '#shared/CallError.ts';
import { move_epic } from '#shared/contract/epic/move_epic.ts';
import * as errors from '#shared/errors.ts';

export const grants: TableGrants = {
  Query: ['MAP'],
  PutItem: ['LINKS'],
  UpdateItem: ['MAP'],
  DeleteItem: ['MAP'],
  ConditionCheckItem: ['MAP'],
};

export const handler = implementCommand(move_epic, {
  load: ({ reader, input: { whatId, epicId, current, destination } }) =>
    readEpicCopyRows(reader, { whatId, epicId, from: current, to: destination }),
  run: async ({ input: { current, destination }, loaded: copyRows, reader: { keys }, writer }) => {
    const { containerId } = current;
    if (destination.containerId !== containerId) throw new CallError(errors.otherStoryMap);
    const source = openRelease(copyRows.source);
    const target = targetRelease(copyRows.target);
    if (source.id === target.id) throw new CallError(errors.sameRelease);
    const epic = existingEpic(copyRows.epic);
    const { fields, steps } = copyEpic(keys, containerId, target, epic, copyRows);
    return writer.commit({ storyMap: containerId }, [
      ...steps,
      moveEpic(keys, containerId, epic, fields),
      requireOpenRelease(keys, containerId, source.id),
      requireOpenRelease(keys, containerId, target.id),
    ]);
  },
});
