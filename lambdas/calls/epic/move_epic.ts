import { carryEpic, readCarried } from '#lambdas/entities/epic/copyToStoryMap.ts';
import { moveEpic, thereIsEpic } from '#lambdas/entities/epic/epic.ts';
import { openRelease, requireOpen, targetRelease } from '#lambdas/entities/release/release.ts';
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
    readCarried(reader, { whatId, epicId, from: current, to: destination }),
  run: async ({ input: { current, destination }, loaded: carried, reader: { keys }, writer }) => {
    const { containerId } = current;
    if (destination.containerId !== containerId) throw new CallError(errors.otherStoryMap);
    const source = openRelease(carried.source);
    const target = targetRelease(carried.target);
    if (source.id === target.id) throw new CallError(errors.sameRelease);
    const epic = thereIsEpic(carried.epic);
    const { fields, steps } = carryEpic(keys, containerId, target, epic, carried);
    return writer.commit({ storyMap: containerId }, [
      ...steps,
      moveEpic(keys, containerId, epic, fields),
      requireOpen(keys, containerId, source.id),
      requireOpen(keys, containerId, target.id),
    ]);
  },
});
