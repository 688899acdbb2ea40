import { readInitiativeBoard } from '#lambdas/entities/initiative/initiativeBoard.ts';
import { keysToMove } from '#lambdas/entities/initiative/initiativePlaces.ts';
import { initiativeWhatEntity } from '#lambdas/entities/initiative/releaseGroup.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import { initiative } from '#lambdas/runtime/initiative.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { change } from '#lambdas/store/steps.ts';
import { CallError } from '#shared/CallError.ts';
import { move_what_in_initiative } from '#shared/contract/initiative/move_what_in_initiative.ts';
import * as errors from '#shared/errors.ts';

export const grants: TableGrants = { Query: ['INITIATIVE'], UpdateItem: ['INITIATIVE'] };

export const handler = implementCommand(move_what_in_initiative, {
  subject: initiative,
  load: ({ reader, input: { initiativeId } }) => readInitiativeBoard(reader, initiativeId),
  run: async ({ input, loaded: { whats }, initiative: { id }, writer }) => {
    const { whatId, afterWhatId: after, beforeWhatId: before } = input;
    const moved = whats.find((what) => what.id === whatId);
    if (moved === undefined) throw new CallError(errors.whatNotInInitiative);
    const keys = keysToMove(whats, whatId, { after, before });
    if (keys.size === 0) return writer.unchanged([{ entity: initiativeWhatEntity, row: moved }]);
    const steps = whats.flatMap((what) => {
      const orderKey = keys.get(what.id);
      return orderKey === undefined ? [] : [change(initiativeWhatEntity, what, { orderKey })];
    });
    return writer.commit({ initiative: id }, steps);
  },
});
